import { expect, test } from 'vitest';
import type { Drawing } from '../renderedDemo';
import { mergeDrawings } from './mergeDrawings';

const drawing = (html: string, ...rules: string[]): Drawing => ({ html, rules, sheets: [] });
const twice = (light: Drawing, dark = light) => {
  const drawings = { light, dark };
  return mergeDrawings(drawings, drawings, 'Demo-');
};

test('what is the same at both widths is there once', () => {
  const same = drawing('<p>Text</p>');
  expect(twice(same)).toMatchObject({ wide: '<p>Text</p>' });
  expect(twice(same).narrow).toBeUndefined();
  const other = drawing('<p>Less</p>');
  const merged = mergeDrawings({ light: same, dark: same }, { light: other, dark: other }, 'Demo-');
  expect(merged.narrow).toBe('<p>Less</p>');
});

test('ids are of the demo, stand there once, and are what refers to them', () => {
  const html =
    '<b id="_r_1_">Name</b><input aria-labelledby="_r_1_ _r_2_"><i id="_r_2_"></i><i id="_r_2_"></i>' +
    '<svg><rect clip-path="url(#_r_2_)"></rect></svg>';
  const { wide } = twice(drawing(html));
  const [first, second] = ['Demo-1', 'Demo-2'];
  expect(wide).toContain(`<b id="${first}">`);
  expect(wide).toContain(`aria-labelledby="${first} ${second}"`);
  expect(wide.split(`id="${second}"`)).toHaveLength(2);
  expect(wide).toContain(`url(#${second})`);
});

test('the ids of both widths are different', () => {
  const [wide, narrow] = [drawing('<i id="a">wide</i>'), drawing('<i id="a">narrow</i>')];
  const merged = mergeDrawings({ light: wide, dark: wide }, { light: narrow, dark: narrow }, 'D-');
  expect(merged.wide).toContain('id="D-1"');
  expect(merged.narrow).toContain('id="D-n1"');
});

test('a rule that names a gradient names that of each width', () => {
  const at = (width: number) =>
    drawing(
      `<svg class="css-a" width="${width}"><g id="b"></g><path id="g"></path></svg>`,
      '.css-a,.css-a>g{fill:url("#g")}',
    );
  const [wide, narrow] = [at(726), at(294)];
  const merged = mergeDrawings({ light: wide, dark: wide }, { light: narrow, dark: narrow }, 'D-');
  expect(merged.narrow).toContain('<path id="D-n2">');
  expect(merged.rules).toEqual([
    '.s-a,.s-a>g{fill:url(#D-2)}',
    '.when-narrow .s-a,.when-narrow .s-a>g{fill:url(#D-n2)}',
  ]);
});

test('nothing in it can be edited, takes the focus, or joins a form', () => {
  const { wide } = twice(drawing('<input name="n" autofocus=""><p contenteditable="true">1</p>'));
  expect(wide).toBe('<input><p>1</p>');
});

test('functions that a style has left open are closed', () => {
  const style = (text: string) => twice(drawing(`<i style="${text}">1</i>`)).wide;
  expect(style('transform: translate(4px, 2px; color: red;')).toContain(
    'style="transform: translate(4px, 2px); color: red;"',
  );
  expect(style('transform: translate(4px, 2px;')).toContain('translate(4px, 2px);"');
  const image = 'background: url(data:image/png;base64,AA==); color: red;';
  expect(style(image)).toContain(`style="${image}"`);
});

test('rules that no element uses, and those of acting readers, are left out', () => {
  const { rules } = twice(
    drawing(
      '<p class="css-a">1</p>',
      '.css-a{color:red}',
      '.css-b{color:blue}',
      '.css-a:hover{color:green}',
      '.css-a .Part,.css-a:not(.Other){margin:0}',
      '@media print{.css-a{-ms-flex:1;flex:1}.css-b{flex:1}}',
    ),
  );
  expect(rules).toEqual([
    '.s-a{color:red}',
    '.s-a:not(.Other){margin:0}',
    '@media print{.s-a{flex:1}}',
  ]);
});

test('of the theme only what is used is there', () => {
  const { variables } = twice(
    drawing(
      '<p class="css-a">1</p>',
      ':root{--mui-one:var(--mui-two);--mui-two:2px;--mui-three:3px}',
      ':root,[data-color-scheme="light"]{--mui-ink:#000}',
      '[data-color-scheme="dark"]{--mui-ink:#fff}',
      '.css-a{margin:var(--mui-one);color:var(--mui-ink)}',
    ),
  );
  expect(variables).toEqual({
    '--mui-one': { light: 'var(--mui-two)' },
    '--mui-two': { light: '2px' },
    '--mui-ink': { light: '#000', dark: '#fff' },
  });
});

test('a color that differs in dark is a variable', () => {
  const { wide, variables } = twice(
    drawing('<svg><rect fill="#111" style="stroke: #222; x: 1px"></rect></svg>'),
    drawing('<svg><rect fill="#eee" style="stroke: #ddd; x: 1px"></rect></svg>'),
  );
  expect(Object.values(variables)).toEqual([
    { light: '#111', dark: '#eee' },
    { light: '#222', dark: '#ddd' },
  ]);
  const [fill, stroke] = Object.keys(variables);
  expect(wide).toContain(`fill="var(${fill})"`);
  expect(wide).toContain(`stroke:var(${stroke});x:1px`);
});

test('a class that differs in dark has the rules of both, each in its scheme', () => {
  const { wide, rules } = twice(
    drawing('<p class="Root css-a">1</p>', '.css-a{color:red}'),
    drawing('<p class="Root css-b">1</p>', '.css-b{color:blue}'),
  );
  const pair = /class="(s-[\w-]+)"/.exec(wide)?.[1];
  expect(rules).toEqual([
    `.${pair}:where(html:not([data-color-scheme=dark]) *){color:red}`,
    `.${pair}:where([data-color-scheme=dark] *){color:blue}`,
  ]);
});

test('what differs otherwise stands there for each scheme', () => {
  const { wide, rules } = twice(drawing('<p>Light</p>'), drawing('<p>Dark</p>'));
  expect(wide).toContain('<span class="static-light">Light</span>');
  expect(wide).toContain('<span class="static-dark">Dark</span>');
  expect(rules.join('')).toContain('.static-light{display:none}');
});
