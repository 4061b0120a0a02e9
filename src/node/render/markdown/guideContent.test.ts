import type { Code, Heading, Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { markdownPath } from '../../../core/markdownPath';
import { renderPart } from './agentPart';
import { demoPart } from './demoPart';
import { demo, everyFeature, HOSTILE, HOSTILE_CODE, page, read, twinOf } from './fixture';

const codesIn = (tree: Root) => {
  const found: Code[] = [];
  visit(tree, 'code', (node) => void found.push(node));
  return found;
};

describe('a page with every feature', () => {
  const demos = [demo('BasicSorting', 'export default 1;\n')];
  const twin = twinOf(everyFeature(), demos);

  test('holds nothing of our dialect', () => {
    for (const foreign of [':::', '{{', '<codeblock', '<details', '<summary', '<kbd', '[#']) {
      expect(twin).not.toContain(foreign);
    }
    expect(twin).not.toContain('nocheck');
  });

  test('keeps callouts, tabs, commands and details as plain Markdown', () => {
    expect(twin).toContain('> **Warning: Needs `sortModel`**\n>\n> Keep the model in state.');
    expect(twin).toContain('**npm:**\n\n```bash\nnpm install @mui/x-data-grid\n```');
    expect(twin).toContain('`App.tsx`:\n\n```tsx\n');
    expect(twin).toContain('**Community:**\n\n```bash\nnpm install @mui/x-data-grid @mui/material');
    expect(twin).toContain('**More about H2O**\n\nText with **Markdown**');
    expect(twin).toContain('Hold `Ctrl` and click');
    expect(twin).toContain('- [x] Sorted');
  });

  test('shows demos as code, with a line that says what they show', () => {
    expect(twin).toContain(
      '<a id="BasicSorting"></a>**Demo: Basic sorting** shows “Sorting” ([live](https://mui.com/x/react-data-grid/sorting/#BasicSorting), [all its files](./sorting/demos/BasicSorting.md)).\n\n`BasicSorting.tsx`:\n\n```tsx\nexport default 1;\n```',
    );
  });

  test('leads to other Markdown by relative paths, and elsewhere by whole addresses', () => {
    const urls: string[] = [];
    visit(read(twin), ['link', 'image'], (node) => void urls.push((node as Link).url));
    expect(urls).toContain('./filtering.md#top');
    expect(urls).toContain('https://www.w3.org/WAI/ARIA/apg/patterns/grid/');
    expect(urls).toContain('https://mui.com/static/sorting.png');
  });
});

test('a link to what is not written is text, and so is an address that only looks like e-mail', () => {
  const twin = twinOf('See [that](/x/unwritten/) and name@1.2.x.');
  expect(twin).toContain('See that and name\\@1.2.x.');
});

test('a file that two demos share is shown once, and other forms are named', () => {
  const shared = { name: '../dataset/orders.ts', code: 'export const orders = 1;' };
  const demos = [
    demo('First', 'first();', [shared]),
    demo('Second', 'second();', [shared], { forms: ['system', 'css', 'tailwind'] }),
  ];
  const source = '{{"demo": "First.tsx"}}\n\n## More\n\n{{"demo": "Second.tsx"}}';
  const twin = twinOf(source, demos);
  expect(twin.split('export const orders')).toHaveLength(2);
  expect(twin).toContain('`../dataset/orders.ts` is the file that is [shown above](#First).');
  expect(twin).toContain('**Demo: Second** shows “More”');
  expect(twin).toContain('also with CSS modules and Tailwind CSS');
});

test('hostile titles, headings and code read back as they were written', () => {
  const source = `## Use \`a|b\` & "c" </b>\n\n{{"demo": "Odd.tsx"}}\n\n| A |\n| - |\n| \`x \\| y\` שלום |\n`;
  const facts = { title: HOSTILE, description: HOSTILE };
  // Raw HTML in a heading is no part of the dialect; `parseGuide` refuses it before.
  const twin = twinOf(source.replace(' </b>', ''), [demo('Odd', HOSTILE_CODE)], facts);
  const tree = read(twin);
  const [title, description] = tree.children.filter(({ type }) => type !== 'yaml');
  expect(toString(title)).toBe(HOSTILE);
  expect(toString(description)).toBe(HOSTILE);
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  expect(toString(headings[1], { includeHtml: false }).trim()).toBe('Use a|b & "c"');
  expect(codesIn(tree).map(({ value }) => value)).toEqual([HOSTILE_CODE]);
  expect(twin).toContain('`x \\| y` שלום');
});

test('a demo has a file of its own with all its files, its page and its plan', () => {
  const code = "import { DataGridPremium } from '@mui/x-data-grid-premium';";
  const part = demoPart(page(), demo('Group', code, [{ name: 'rows.ts', code: 'rows' }]));
  const markdown = renderPart(part, { fileOf: markdownPath, idOf: (_pathname, id) => id });
  expect(markdown).toContain(
    'page: https://mui.com/x/react-data-grid/sorting/#Group\nplan: premium\n',
  );
  expect(markdown).toContain(
    '# Group\n\nPart of [Sorting](../../sorting.md#Group).\n\n`Group.tsx`:',
  );
  expect(markdown).toContain('`rows.ts`:\n\n```ts\nrows\n```');
});
