import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { preferences } from '../../src/core/preferences';

const CONTRACT = 'src/core/dom';

/** Code of a file without its comments. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The members of the contract's enums: `PageAttribute.ready` and its value, `data-ready`. */
const declared = readdirSync(CONTRACT).flatMap((file) => {
  const code = codeOf(`${CONTRACT}/${file}`);
  // A function beside them sets all of them at once.
  const helpers = [...code.matchAll(/export function (\w+)/g)].map(([, name]) => name!);
  return [...code.matchAll(/enum (\w+) \{([^}]*)\}/g)].flatMap(([, name, body]) =>
    [...body!.matchAll(/(\w+) = '([^']+)'/g)].map(([, member, value]) => ({
      name: `${name}.${member}`,
      value: value!,
      users: new RegExp(`\\b(${[`${name}.${member}`, ...helpers].join('|')})\\b`),
    })),
  );
});

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/${file}`,
);
const read = (file: string) => ({ folder: file.split('/')[1]!, code: codeOf(file) });
const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
  .filter((file) => !file.startsWith(CONTRACT))
  .map(read);
const styles = files.filter((file) => file.endsWith('.css')).map(read);

/** The attribute that a key of `dataset` stands for. */
const attributeOf = (key: string) =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Attributes that a file spells itself, as `[data-x]`, `data-x="…"`, `'data-x'` or `dataset.x`. */
function spelled(code: string): string[] {
  const names = code.matchAll(/(?<=[[\s'"`])(data-[a-z-]+)(?=["'`]?[\]=,:)~]|\}?>| \/?>)/g);
  const keys = code.matchAll(/\bdataset\.(\w+)/g);
  return [...[...names].map(([, name]) => name!), ...[...keys].map(([, key]) => attributeOf(key!))];
}

const eslint = new ESLint();

describe('what several folders share in the document', () => {
  test('is named once: no attribute is spelled in two folders', () => {
    const folders = new Map<string, Set<string>>();
    for (const { folder, code } of sources) {
      for (const name of spelled(code)) {
        folders.set(name, (folders.get(name) ?? new Set()).add(folder));
      }
    }
    // Preferences have a table of their own, and a product is called so.
    const others = [...Object.values(preferences).map(({ attribute }) => attribute), 'data-grid'];
    const shared = [...folders].filter(([name, { size }]) => size > 1 && !others.includes(name));
    expect(shared.map(([name, set]) => `${name}: ${[...set].join(', ')}`)).toEqual([]);
  });

  test('is really shared: each name of the contract has users in two folders', () => {
    const alone = declared.filter(({ value, users }) => {
      const using = sources.filter(({ code }) => users.test(code));
      const styled = styles.filter(({ code }) => new RegExp(`[.#[]${value}(?![\\w-])`).test(code));
      return new Set([...using, ...styled].map(({ folder }) => folder)).size < 2;
    });
    expect(alone.map(({ name }) => name)).toEqual([]);
  });

  test('style sheets name only attributes that scripts or pages set', () => {
    const known = new Set<string>([
      ...declared.map(({ value }) => value),
      ...Object.values(preferences).map(({ attribute }) => attribute),
      ...sources.flatMap(({ code }) => spelled(code)),
    ]);
    const named = styles.flatMap(({ code }) => [...code.matchAll(/\[(data-[\w-]+)/g)]);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named.map(([, name]) => name!))].filter((name) => !known.has(name))).toEqual(
      [],
    );
  });

  test.each([
    ['src/demo/Demo.tsx', 'export const a = <div data-live="" />;'],
    ['src/layout/SideNav.tsx', "export const a = { 'data-ready': '' };"],
    ['src/search/search.boot.ts', "document.querySelector('html[data-ready] button');"],
    ['src/node/render/seo/links.ts', 'export const a = `<b data-copy>${b}</b>`;'],
    ['src/boot/print.ts', "document.documentElement.dataset.colorScheme = 'light';"],
    ['src/boot/print.ts', 'export const { colorScheme } = document.body.dataset;'],
    ['src/boot/keys.ts', "document.querySelector('.demo-stage button');"],
    ['src/demo/Demo.tsx', 'export const a = <div className="demo-code wide" />;'],
    ['src/node/render/html/api/renderSection.ts', 'export const a = `<tr class="api-row">${b}`;'],
  ])('is not spelled again: %s may not hold %s', async (file, code) => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
    expect(result!.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-syntax');
  });
});
