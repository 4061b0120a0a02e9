import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StaticPage } from '../../../core/staticDemos';
import { fillDemos, withoutDrawings } from './fillDemos';

const FILE = 'x/guide/index.html';
const placeOf = (name: string) => `<div class="demo-static" data-drawing="${name}"></div>`;
const documentOf = (...names: string[]) =>
  `<html><head><title>T</title><link rel="stylesheet" href="/a.css"/></head><body>${names
    .map((name) => `<section id="${name}">${placeOf(name)}</section>`)
    .join('')}</body></html>`;
const pageOf = (demos: StaticPage['demos'], css = '.s-a{margin:0}'): StaticPage => ({ css, demos });
/** Text that gzip cannot make shorter than this. */
const heavy = (bytes: number) => `<p>${randomBytes(bytes).toString('hex')}</p>`;

test('each drawing comes into its place, whatever stands in its text', () => {
  const page = pageOf({ One: { wide: '<p>$& 1</p>' }, Two: { wide: '<p>2</p>' } });
  const { html, files } = fillDemos(documentOf('One', 'Two'), page, FILE);
  expect(html).toContain(
    '<section id="One"><div class="demo-static" data-drawing="One"><!--drawing--><div class="demo-drawn"><p>$& 1</p></div><!--/drawing--></div></section>',
  );
  expect(html).toContain('<div class="demo-drawn"><p>2</p></div><!--/drawing--></div>');
  expect(files.size).toBe(0);
});

test('the rules are there once, before the style sheets of the site', () => {
  const page = pageOf({ One: { wide: '1' }, Two: { wide: '2' } });
  const { html } = fillDemos(documentOf('One', 'Two'), page, FILE);
  expect(html.split('.s-a{margin:0}')).toHaveLength(2);
  expect(html).toMatch(/<title>T<\/title><style>.*<\/style><link rel="stylesheet"/);
});

test('a demo with two widths has both, and rules that show one', () => {
  const page = pageOf({ One: { wide: '<p>wide</p>', narrow: '<p>narrow</p>' } });
  const { html } = fillDemos(documentOf('One'), page, FILE);
  expect(html).toContain(
    '<div class="demo-drawn when-wide"><p>wide</p></div><div class="demo-drawn when-narrow"><p>narrow</p></div>',
  );
  expect(html).toContain('@media (width<600px){.demo-static>.when-wide{display:none}}');
  expect(html).toContain('@media (width>=600px){.demo-static>.when-narrow{display:none}}');
});

test('a drawing has the room of a live surface, and the width that does not show stays hidden', () => {
  const page = pageOf({ One: { wide: '1', narrow: '2' } });
  const { html } = fillDemos(documentOf('One'), page, FILE);
  expect(html).toContain('align-items:center;inline-size:100%;min-inline-size:0}');
  // A selector that counts for more than `.demo-static>.when-wide` would show both.
  expect(html).toContain(':where([data-fill]>.demo-static)>.demo-drawn{display:flex');
  expect(html).toContain(':where([data-align=center]>.demo-static)>.demo-drawn{display:flex');
});

test('what readers chose that no drawing has hides the drawings and keeps their room', () => {
  const { html } = fillDemos(documentOf('One'), pageOf({ One: { wide: '1' } }), FILE);
  const hidden = /html:is\(([^{]*)\) \.demo-static\{visibility:hidden\}/.exec(html)![1]!;
  for (const attribute of ['dir', 'data-density', 'data-primary', 'data-secondary']) {
    expect(hidden).toContain(`[${attribute}]:not([${attribute}="`);
  }
});

test('a demo that is not drawn has an outline of its kind', () => {
  const page = pageOf({ One: { reason: 'It shows nothing.', skeleton: 'bars' } });
  expect(fillDemos(documentOf('One'), page, FILE).html).toMatch(
    /data-drawing="One"><!--drawing--><svg aria-hidden="true"/,
  );
});

test('what would take the document over its limit is a file of its own, but the first demo is not', () => {
  const [first, second] = [heavy(3000), heavy(3000)];
  const page = pageOf({
    First: { wide: first },
    Second: { wide: second },
    Third: { wide: '<p>small</p>' },
  });
  const { html, files } = fillDemos(documentOf('First', 'Second', 'Third'), page, FILE, 3500);
  expect(html).toContain(first);
  expect(html).not.toContain(second);
  const [[address, content] = []] = [...files];
  expect(address).toMatch(/^\/assets\/drawings\/Second\.[\w-]{12}\.txt$/);
  expect(content).toBe(`<div class="demo-drawn">${second}</div>`);
  expect(html).toContain(`data-drawing="Second" data-drawing-file="${address}"><!--drawing--><svg`);
});

test('a small demo after a large one still has room', () => {
  const page = pageOf({
    First: { wide: '<p>1</p>' },
    Large: { wide: heavy(5000) },
    Last: { wide: '<p>last</p>' },
  });
  const { html, files } = fillDemos(documentOf('First', 'Large', 'Last'), page, FILE, 3000);
  expect([...files.keys()].map((address) => address.split('/').at(-1)!.split('.')[0])).toEqual([
    'Large',
  ]);
  expect(html).toContain('<p>last</p>');
});

test('a page without demos stays as it is', () => {
  const html = documentOf();
  expect(fillDemos(html, pageOf({}, ''), FILE)).toEqual({ html, files: new Map() });
});

test('a place without a drawing and a drawing without a place end the build', () => {
  expect(() => fillDemos(documentOf('Other'), pageOf({}), FILE)).toThrow(
    /x\/guide\/index\.html: nothing is drawn of the demo "Other"\. Fix: run/,
  );
  expect(() => fillDemos(documentOf(), pageOf({ One: { wide: '1' } }), FILE)).toThrow(
    /no place for the drawing of One\. Fix:/,
  );
});

test('drawings can be taken out again', () => {
  const page = pageOf({ One: { wide: '<p>1</p>' }, Two: { wide: '<p>2</p>' } }, '');
  const { html } = fillDemos(documentOf('One', 'Two'), page, FILE);
  const [body] = /<body.*/s.exec(withoutDrawings(html))!;
  expect(documentOf('One', 'Two')).toContain(body);
});
