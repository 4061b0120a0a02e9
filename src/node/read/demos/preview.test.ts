import { expect, test } from 'vitest';
import { readPreview } from './preview';

const marked = `<Box>
  {/* preview-start */}
  <Grid
    rows={rows}
  />

  <Footer />
  {/* preview-end */}
</Box>
`;

test('takes the marks out of the code and the marked lines to the left', () => {
  expect(readPreview(marked, 'A.tsx')).toMatchObject({
    code: '<Box>\n  <Grid\n    rows={rows}\n  />\n\n  <Footer />\n</Box>\n',
    preview: '<Grid\n  rows={rows}\n/>\n\n<Footer />',
  });
});

test('marks around other code are plain comments', () => {
  expect(
    readPreview('const a = 1;\n/* preview-start */\nconst b = 2;\n/* preview-end */\n', 'A.tsx'),
  ).toMatchObject({
    code: 'const a = 1;\nconst b = 2;\n',
    preview: 'const b = 2;',
  });
});

test('leaves code without marks as it is', () => {
  expect(readPreview('<p />\n', 'A.tsx')).toEqual({
    code: '<p />\n',
    preview: undefined,
    start: 0,
  });
});

test.each([
  ['only a start', '{/* preview-start */}\n<p />\n'],
  ['the wrong order', '{/* preview-end */}\n<p />\n{/* preview-start */}\n'],
  ['two pairs', marked + marked],
])('refuses %s with the line of the mark', (_what, code) => {
  expect(() => readPreview(code, 'A.tsx')).toThrow(
    /A\.tsx:\d+: preview-start and preview-end are not one pair\.\n {2}Fix: /,
  );
});
