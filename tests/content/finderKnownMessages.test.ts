import { readFileSync } from 'node:fs';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { slug } from 'github-slugger';
import { expect, test } from 'vitest';
import { migrations } from '../../data/migration';
import { messages } from '../../data/migration/messages';
import { findChanges } from '../../src/core/finder/findChanges';
import { findMessages } from '../../src/core/finder/findMessages';
import { EXPLICIT_IDS } from '../../src/node/read/markdown/headings';
import { parseMarkdown } from '../../src/node/read/markdown/parseMarkdown';

const found = (text: string, from?: number) =>
  findMessages(text, messages, migrations, from).map(
    ({ message: { guide, section }, lines }) => `${guide}#${section} ${lines.join()}`,
  );

/** The headings of a guide, with their ids. */
function headingsOf(guide: string): { id: string; text: string }[] {
  const name = guide.split('/').at(-2)!;
  const source = readFileSync(`data/migration/${name}/${name}.md`, 'utf8');
  const headings: { id: string; text: string }[] = [];
  visit(parseMarkdown(source), 'heading', (heading) => {
    const text = toString(heading);
    const [written = '', ids] = EXPLICIT_IDS.exec(text) ?? [];
    const title = text.slice(0, text.length - written.length);
    headings.push({ id: ids?.split(/\s+#/)[0] ?? slug(title), text: title });
  });
  return headings;
}

const guides = migrations.map(({ pathname }) => pathname);

test.each(messages.map((message) => [message.guide, message.section, message] as const))(
  '%s has the section %s, and each of its messages is found',
  (guide, section, { says }) => {
    expect(headingsOf(guide).map(({ id }) => id)).toContain(section);
    expect(says).not.toEqual([]);
    for (const said of says) {
      const text = said.replaceAll('…', ' something ');
      const sections = findMessages(text, messages, migrations).map(
        ({ message }) => message.section,
      );
      expect(sections, text).toContain(section);
    }
  },
);

test.each(guides)('%s: each message that is a heading leads to its guide', (guide) => {
  const quoted = headingsOf(guide).filter(({ text }) =>
    /^["“]|^(?:Type|Property|Module|MUI|Cannot) /.test(text),
  );
  // One guide has no such headings.
  expect(quoted.length > 0).toBe(guide !== '/x/migration/migration-pickers-lab/');
  for (const { text, id } of quoted) {
    const inGuide = [
      ...findMessages(text, messages, migrations)
        .filter(({ message }) => message.guide === guide && message.section === id)
        .map(({ message }) => message.guide),
      ...findChanges(text, migrations).map(({ migration }) => migration.pathname),
    ];
    expect(inGuide, text).toContain(guide);
  }
});

test.each([
  [
    `src/App.tsx(3,10): error TS2339: Property 'includes' does not exist on type 'GridRowSelectionModel'.`,
    'data-grid-v7/#selection 1',
  ],
  [
    `error TS2322: Type '{ hidden: true; }' …\n  Object literal may only specify known properties, and 'hidden' does not exist in type 'Partial<ChartsLegendProps | ContinuousColorLegendProps>'.`,
    'charts-v7/#my-legend-is-displayed-again-why 2',
  ],
  [
    `TypeError: Cannot read properties of undefined (reading 'size')\n    at useGridSelector (http://localhost/x.js:1:2)`,
    'data-grid-v7/#cannot-read-properties-of-undefined-reading-size 1',
  ],
  [
    'MUI X: The `sectionListRef` prop has not been initialized by `PickersSectionList`.',
    'pickers-v7/#mui-x-the-sectionlistref-prop-has-not-been-initialized-by-pickerssectionlist 1',
  ],
  ['Uncaught TypeError: selected.includes is not a function', 'data-grid-v7/#selection 1'],
])('%.70s leads to its section', (text, expected) => {
  expect(found(text)[0]?.replace('/x/migration/migration-', '')).toBe(expected);
  expect(found(text, 8)).toEqual([]);
});

test.each<[string, string[]]>([
  [
    `TS2339: Property 'includes' does not exist on type 'GridRowSelectionModel'.`,
    ['GridRowSelectionModel'],
  ],
  [
    `TS2339: Property 'length' does not exist on type 'GridRowSelectionModel'.`,
    ['GridRowSelectionModel'],
  ],
  [
    `TypeError: Cannot read properties of undefined (reading 'size')\n    at useGridSelector (http://a/x.js:1:2)\n    at onClick (http://a/x.js:3:4)`,
    [],
  ],
  ['TypeError: selected.includes is not a function\nonClick@http://a/x.js:3:4', []],
])('%.70s names only what it is about', (text, expected) => {
  expect(findChanges(text, migrations).map(({ change }) => change.old)).toEqual(expected);
});

test('10,000 lines with messages among them are compared in a moment', () => {
  const line = "Property 'price' does not exist on type 'Row'. const model = a.b.c(1, 2, 3);\n";
  const start = performance.now();
  findMessages(line.repeat(10_000), messages, migrations);
  expect(performance.now() - start).toBeLessThan(5_000);
});
