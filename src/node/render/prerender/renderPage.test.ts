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
      '.s0{margin:0}.s1{margin:1px}',
  );
});

test('a demo that is not drawn says why, and adds no rules', () => {
  const skipped = { reason: 'It shows nothing.', skeleton: 'rows' } as const;
  expect(renderPage(new Map([['One', skipped]]))).toEqual({ css: '', demos: { One: skipped } });
});

test('the renderer’s classes and variables have short names, in rules and demos alike', () => {
  const html = '<p class="Mui s-abc" style="color:var(--s-x_1)">s-abc</p>';
  const drawn = {
    wide: html,
    narrow: html,
    rules: ['.s-abc.Mui{fill:var(--s-x_1)}'],
    variables: {},
  };
  const { css, demos } = renderPage(new Map([['One', drawn]]));
  expect(css).toBe('.s0.Mui{fill:var(--s1)}');
  const short = '<p class="Mui s0" style="color:var(--s1)">s-abc</p>';
  expect(demos).toEqual({ One: { wide: short, narrow: short } });
});
