// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ClassNames } from './ClassNames';

// What readers get: Emotion itself checks in development alone.
vi.mock(
  '@emotion/react',
  () => import('../../../node_modules/@emotion/react/dist/emotion-react.esm.js' as string),
);

afterEach(cleanup);

describe.each(['css', 'cx'] as const)('%s', (name) => {
  test('works during render', () => {
    const { container } = render(
      <ClassNames>{(styles) => <p className={styles[name]('known')} />}</ClassNames>,
    );
    expect(container.querySelector('p')!.className).not.toBe('');
  });

  test('throws outside of it, in production too', () => {
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
});
