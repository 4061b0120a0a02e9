import { expect, test } from 'vitest';
import { renderPage } from './renderPage';

const demo = (rules: string[], variables = {}) => ({ wide: '<p></p>', rules, variables });

test('the rules and variables of a page are there once', () => {
  const { css } = renderPage(
    new Map([
      ['One', demo(['.s-a{margin:0}'], { '--x': { light: '1px', dark: '2px' } })],
      [
        'Two',
        demo(['.s-a{margin:0}', '.s-b{margin:1px}'], { '--y': { light: '3px', dark: '3px' } }),
      ],
    ]),
  );
  expect(css).toBe(
    '.demo-static{--x:1px;--y:3px}[data-color-scheme=dark] .demo-static{--x:2px}' +
      '.s-a{margin:0}.s-b{margin:1px}',
  );
});

test('a demo that is not drawn says why, and adds no rules', () => {
  const skipped = { reason: 'It shows nothing.', skeleton: 'rows' } as const;
  expect(renderPage(new Map([['One', skipped]]))).toEqual({ css: '', demos: { One: skipped } });
});
