import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markLaterDemos, withoutMarks } from './markLaterDemos';

const demo = (name: string) => createElement('section', { id: name, 'data-demo': '' }, name);

test('demos after the first are marked as React itself marks a boundary', () => {
  const exported = renderToString(
    createElement('div', null, demo('A'), 'text', demo('B'), demo('C')),
  );
  const later = (name: string) => createElement(Suspense, null, demo(name));
  const byReact = renderToString(
    createElement('div', null, demo('A'), 'text', later('B'), later('C')),
  );
  expect(markLaterDemos(exported, 'test.html')).toBe(byReact);
  expect(byReact).toContain('<!--$-->');
  expect(withoutMarks(byReact)).toBe(exported);
});

test('other sections stay as they are', () => {
  const html = '<section id="facts">1</section><section id="more">2</section>';
  expect(markLaterDemos(html, 'test.html')).toBe(html);
});

test('a section inside a demo stops the build', () => {
  const html = '<section data-demo=""><section></section></section>';
  expect(() => markLaterDemos(html, 'out/x/a/index.html')).toThrow(
    /out\/x\/a\/index\.html.*inside/,
  );
});
