// @vitest-environment happy-dom
import { ClassNames } from '@emotion/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

test.each(['css', 'cx'] as const)('%s outside render throws', (name) => {
  let kept: ((style: string) => string) | undefined;
  render(
    <ClassNames>
      {(styles) => {
        kept = styles[name];
        return null;
      }}
    </ClassNames>,
  );
  expect(() => kept!('color: red')).toThrow(`${name} can only be used during render`);
});
