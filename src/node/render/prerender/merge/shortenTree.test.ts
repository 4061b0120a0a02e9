import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { shortenTree } from './shortenTree';

function shorten(html: string, ...rules: string[]): string {
  const children = fromHtml(html, { fragment: true }).children as ElementContent[];
  shortenTree(children, rules);
  return toHtml({ type: 'root', children });
}

test('classes and data that no rule reads go', () => {
  const html = '<p class="s-a MuiRow Other static-dark" data-id="1" data-field="name">1</p>';
  expect(shorten(html, '.s-a.MuiRow[data-field]{margin:0}')).toBe(
    '<p class="s-a MuiRow static-dark" data-field="name">1</p>',
  );
  expect(shorten('<p class="Other">1</p>')).toBe('<p>1</p>');
});

test('variables that nothing reads go', () => {
  const html = '<p style="--a: 1px; --b: 2px; color: red;"><b style="width: var(--b)"></b></p>';
  expect(shorten(html)).toBe(
    '<p style="--b: 2px; color: red;"><b style="width: var(--b)"></b></p>',
  );
  expect(shorten('<p style="--a: 1px;"></p>', 'p{margin:var(--a)}')).toContain('--a: 1px');
  expect(shorten('<p style="--a: 1px"></p>')).toBe('<p></p>');
});

test('what screen readers and the keyboard use stays', () => {
  const html = '<div role="row" aria-rowindex="2" tabindex="-1" title="Row"></div>';
  expect(shorten(html)).toBe(html);
});

test('lengths have two digits after the point, and texts are left alone', () => {
  expect(
    shorten('<svg><path d="M0.12345,10L33.33333-2.5" transform="scale(1.00049)"></path></svg>'),
  ).toBe('<svg><path d="M0.12,10L33.33-2.5" transform="scale(1.00)"></path></svg>');
  expect(shorten('<p style="width:12.34567%">3.14159</p>')).toBe(
    '<p style="width:12.35%">3.14159</p>',
  );
  expect(shorten('<p style="width:1.23456e-7px"></p>')).toContain('1.23456e-7px');
});

test('numbers that stand without a space stay apart', () => {
  // Of an icon: an arc of two equal radii.
  expect(shorten('<svg><path d="M3.9996.5a.9959.9959 0 0 0-1.41 0"></path></svg>')).toBe(
    '<svg><path d="M4.00.5a.9959.9959 0 0 0-1.41 0"></path></svg>',
  );
});
