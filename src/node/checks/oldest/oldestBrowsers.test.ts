import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assertGuarded } from './checkOldestBrowsers';
import { scriptFeatures } from './scriptFeatures';
import { styleFeatures } from './styleFeatures';

const folder = mkdtempSync(path.join(process.cwd(), '.generated/oldest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const checkStyles = (css: string) => assertGuarded(styleFeatures('a.css', css), []);

test.each([
  ['.a {\n  field-sizing: content;\n}', 'a.css:2: css.properties.field-sizing is missing in'],
  ['.a:popover-open {}', 'css.selectors.popover-open is missing in Firefox 121 (since 125)'],
  ['.a { inset: anchor(--b start); }', 'anchor'],
  ['@starting-style { .a { opacity: 0 } }', 'css.at-rules.starting-style'],
  ['.a { text-wrap: balance }', 'Safari 17.0'],
  ['@supports not (field-sizing: content) { .a { field-sizing: content } }', 'field-sizing'],
])('%j is newer than the oldest browsers', (css, problem) => {
  expect(() => checkStyles(css)).toThrow(problem);
});

test.each([
  '.a { inset: 0; color: color-mix(in srgb, red, blue) }',
  '.a:has(b) { inline-size: 100dvb }',
  '@supports (anchor-name: --b) { .a { inset: anchor(--b start) } }',
])('%j is not, or stands behind @supports', (css) => {
  expect(() => checkStyles(css)).not.toThrow();
});

test('scripts: newer names by their interface, whatever else has the same name', () => {
  const file = path.join(folder, 'script.ts');
  writeFileSync(
    file,
    `export const stop = AbortSignal.any([]);
export const item = new ClipboardItem({});
const own = { any: () => 1, showPopover: true };
export const fine = [own.any(), own.showPopover, [1].at(0), structuredClone(1)];
export function open(element: HTMLElement) { element.showPopover(); }
`,
  );
  const used = scriptFeatures([path.relative('.', file)]);
  expect(used.map(({ key, line }) => `${line} ${key}`)).toEqual(
    expect.arrayContaining([
      '1 api.AbortSignal.any_static',
      '2 api.ClipboardItem',
      '5 api.HTMLElement.showPopover',
    ]),
  );
  expect(() => assertGuarded(used, [])).toThrow(
    'script.ts:1: api.AbortSignal.any_static is missing in Firefox 121 (since 124), Safari 17.0 (since 17.4)',
  );
});

test('a guard counts in its file alone, and one that nothing needs is named', () => {
  const used = [{ key: 'api.ClipboardItem', file: 'a.ts', line: 1 }];
  const guard = { key: 'api.ClipboardItem', without: 'The text is written plainly.' };
  expect(() => assertGuarded(used, [{ ...guard, file: 'a.ts' }])).not.toThrow();
  expect(() => assertGuarded(used, [{ ...guard, file: 'b.ts' }])).toThrow('a.ts:1');
  expect(() => assertGuarded([], [guard])).toThrow('remove its line');
});
