import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { API_FOLDER } from '../src/node/model/api/readReference';
import { generateApi } from '../src/node/read/reference/generateApi';

/** Files and folders that a build of the site needs. */
const PROJECT = [
  '.prettierrc.json',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'pages',
  'public',
  'records',
  'src',
  'translations',
  'tsconfig.json',
];

const SECTION = 'bench-section';

/** Pages that the side navigation of a page lists, as in a product of the site. */
const PAGES_A_PRODUCT = 100;

/** What the site's code imports of the writers' data, navigation and pages apart. */
const DATA = ['adverts.ts', 'nav/api.ts', 'nav/pathname.ts', 'products.ts', 'synonyms.ts'];

/** Returns the Markdown of one generated page: about what a guide without demos holds. */
function markdown(index: number): string {
  const section = (part: number) => `## Task ${part} of page ${index}

Set \`option${part}\` to choose what page ${index} does in its part ${part}. The **default** keeps the
rows as they are, and [the next page](/x/${SECTION}/page-${index}/#task-1-of-page-${index}) says what follows from it.

\`\`\`tsx title="Part${part}.tsx" {2}
export function Part${part}({ rows }: { rows: readonly string[] }) {
  return <ul aria-label="Rows">{rows.map((row) => <li key={row}>{row} ${part}</li>)}</ul>;
}
\`\`\`

| Option | Type | Default |
| --- | --- | --- |
| \`option${part}\` | \`boolean\` | \`false\` |
| \`rows${part}\` | \`readonly string[]\` | \`[]\` |

### Pitfalls

- An empty list shows nothing.
- A list of more than ${part * 100} rows scrolls.

:::info
Page ${index} is the same on every run.
:::
`;
  const sections = [1, 2, 3, 4, 5].map(section).join('\n');
  return `---
title: Generated page ${index}
description: Shows how page ${index} of the fixture is built.
productId: x-introduction
---

${sections}`;
}

/**
 * Makes a copy of the project whose only content is a number of generated pages.
 * @param folder Where; it is emptied first. It must lie on the disk of `node_modules`.
 */
export function makeBuildFixture(folder: string, pages: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'data/nav'), { recursive: true });
  for (const name of PROJECT) cpSync(name, path.join(folder, name), { recursive: true });
  // Hard links: Turbopack refuses packages that a symbolic link leads to.
  execFileSync('cp', ['-al', 'node_modules', folder]);
  writeNavigation(folder, pages);
  leaveOutApi(folder);
  for (let index = 1; index <= pages; index += 1) {
    const page = path.join(folder, 'data', SECTION, `page-${index}`);
    mkdirSync(page, { recursive: true });
    writeFileSync(path.join(page, `page-${index}.md`), markdown(index));
  }
}

/** The build finds the API data up to date, with no page in it: reading the packages is not measured. */
function leaveOutApi(folder: string): void {
  const noApi = () => ({ entries: [], undocumented: [], diagnostics: [] });
  generateApi(path.join(folder, API_FOLDER), folder, noApi);
}

function writeNavigation(folder: string, pages: number): void {
  const items = Array.from({ length: pages }, (_, index) => ({
    pathname: `/x/${SECTION}/page-${index + 1}/`,
  }));
  const products = Array.from({ length: Math.ceil(pages / PAGES_A_PRODUCT) }, (_, index) => ({
    title: `Product ${index + 1}`,
    children: items.slice(index * PAGES_A_PRODUCT, (index + 1) * PAGES_A_PRODUCT),
  }));
  const tree = JSON.stringify(products);
  writeFileSync(path.join(folder, 'data/nav/index.ts'), `export const navigation = ${tree};\n`);
  writeFileSync(path.join(folder, 'data/nav/standalone.ts'), 'export const standalone = [];\n');
  for (const file of DATA) cpSync(path.join('data', file), path.join(folder, 'data', file));
}
