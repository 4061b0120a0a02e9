import { expect, test } from 'vitest';
import { previewFault } from './previews';

const START = '{/* preview-start */}\n';
const END = '{/* preview-end */}\n';
const vocabulary = new Set(['rows', 'columns']);

/** The fault of a demo whose preview has these lines. */
function faultOf(lines: string[], before = ''): string | undefined {
  const code = `${before}${START}${lines.join('\n')}\n${END}`;
  return previewFault({ code, path: 'Demo.tsx' }, false, vocabulary)?.[0];
}

test('a preview of 3 to 15 lines with a name of the API is right', () => {
  expect(faultOf(['<Grid', '  rows={rows}', '/>'])).toBeUndefined();
  expect(
    faultOf(['<Grid', ...Array.from({ length: 13 }, () => '  columns={c}'), '/>']),
  ).toBeUndefined();
});

test('empty lines do not count', () => {
  expect(faultOf(['<Grid rows={rows} />', '', '<p />'])).toBe('The preview has 2 lines.');
  expect(faultOf(Array.from({ length: 16 }, () => 'rows'))).toBe('The preview has 16 lines.');
});

test('markup around the API is no preview, what the demo imports from the packages is', () => {
  const lines = ['<Box>', '  <Orders sx={{ p: 1 }} />', '</Box>'];
  expect(faultOf(lines)).toMatch(/nothing of the API/);
  expect(faultOf(lines, "import { Orders } from '@mui/x-data-grid';\n")).toBeUndefined();
  expect(faultOf(lines, "import { Orders } from '@mui/material';\n")).toMatch(/nothing of the API/);
});

test('a demo without marks needs a reason, and one with marks has none', () => {
  const demo = { code: '<Grid />\n', path: 'Demo.tsx' };
  expect(previewFault(demo, false, vocabulary)?.[0]).toBe(
    'The demo shows no code without a click.',
  );
  expect(previewFault(demo, true, vocabulary)).toBeUndefined();
  const marked = { ...demo, code: `${START}<Grid\nrows\n/>\n${END}` };
  expect(previewFault(marked, true, vocabulary)?.[0]).toMatch(/showcase, yet it has a preview/);
});
