import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { readDemoCode } from '../../src/node/model/names/demoCode';
import { readPieces, textOf } from '../../src/node/model/names/htmlPieces';
import { linkGuide } from '../../src/node/model/names/linkGuide';
import { NameIndex } from '../../src/node/model/names/nameTarget';
import { loadSite, type Site } from '../../src/node/model/site';
import { fenceKey } from '../../src/node/read/names/codeNames';
import { ApiUses } from '../../src/node/model/names/apiUses';
import { demoApis, sitePlaces } from '../../src/node/model/names/sitePlaces';
import type { ParsedGuide } from '../../src/node/read/markdown/parsedGuide';

// Where nothing is known yet, the compiler reads every demo and fence of the site.
vi.setConfig({ hookTimeout: 900_000 });

const NONE = '-';

/** A name that has been looked up by hand (tests/fixtures/names.tsv). */
interface CheckedName {
  kind: string;
  page: string;
  /** File of a demo, or "fence"; the id of a section. */
  place: string;
  name: string;
  /** Address below `/x/api/`, or "-". */
  meaning: string;
  /** The line of code, with the name in » «. */
  line: string;
}

function readChecked(file: string): CheckedName[] {
  return readFileSync(`tests/fixtures/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((row): CheckedName => {
      const [kind = '', page = '', place = '', name = '', meaning = '', line = ''] =
        row.split('\t');
      return { kind, page, place, name, meaning, line };
    });
}

let site: Site;
let index: NameIndex;
beforeAll(() => {
  site = loadSite();
  index = new NameIndex(site.api.entries);
  expect(site.codeNames.size).toBeGreaterThan(0);
});

const shorten = (href: string | undefined) => href?.replace('/x/api/', '') ?? NONE;

/** What the build makes of a name in code. */
function inCode(guide: ParsedGuide, { place, name, line }: CheckedName): string {
  const modules =
    place === 'fence'
      ? guide.fences.map(({ code }) => ({ file: fenceKey(guide.file, code), code }))
      : guide.props.blocks
          .flatMap((block) => (block.kind === 'demo' ? readDemoCode(guide, block.name) : []))
          .filter(({ file }) => file.endsWith(`/${place}`));
  const text = line.replace(/[»«]/g, '');
  const found = modules.find(({ code }) => `\n${code}`.includes(`\n${text}`));
  if (!found) throw new Error(`${guide.file} has no line of code "${text}" in ${place}.`);
  const at = `\n${found.code}`.indexOf(`\n${text}`) + line.indexOf('»');
  const names = site.codeNames.get(found.file)!;
  return shorten(names.find(({ start, end }) => start === at && end === at + name.length)?.href);
}

/** What the build makes of a name in the sentences of a section: the first is the link. */
function inProse(guide: ParsedGuide, { place, name }: CheckedName): string {
  let section = '';
  const meanings: string[] = [];
  let isThere = false;
  for (const block of linkGuide(guide, { index, codeNames: site.codeNames })) {
    if (block.kind !== 'html') continue;
    for (const piece of readPieces(block.html)) {
      if (piece.kind === 'other') section = headingIn(piece.html) ?? section;
      if (piece.kind !== 'code' || section !== place || textOf(piece.html) !== name) continue;
      isThere = true;
      meanings.push(...Array.from(piece.html.matchAll(/href="([^"]*)"/g), ([, href]) => href!));
    }
  }
  if (!isThere) throw new Error(`${guide.file} does not name ${name} in ${place}.`);
  return shorten(meanings[0]);
}

const headingIn = (html: string) =>
  Array.from(html.matchAll(/<h[23] id="([^"]*)"/g), ([, id]) => id).at(-1);

test.each([
  // What the rules are held to.
  { file: 'names.tsv', least: 200, right: 0.99, found: 0.95 },
  // Pages that no rule was made for say how good the rules are elsewhere: they may not get worse.
  { file: 'namesHeldOut.tsv', least: 60, right: 0.91, found: 0.91 },
])('$least names that have been looked up by hand', ({ file, least, right, found: foundShare }) => {
  const checkedNames = readChecked(file);
  expect(checkedNames.length).toBeGreaterThanOrEqual(least);
  const guides = new Map(site.guides.map((guide) => [guide.props.pathname, guide]));
  const results = checkedNames.map((checked) => {
    const guide = guides.get(checked.page)!;
    const found = checked.kind === 'code' ? inCode(guide, checked) : inProse(guide, checked);
    return { ...checked, found, isRight: found === checked.meaning };
  });
  const wrong = results.filter(({ isRight }) => !isRight);
  const linked = results.filter(({ found }) => found !== NONE);
  const meant = results.filter(({ meaning }) => meaning !== NONE);
  const share = (all: typeof results) => all.filter(({ isRight }) => isRight).length / all.length;
  console.log(
    `${share(linked)} right of ${linked.length}, ${share(meant)} found of ${meant.length}`,
  );
  const list = wrong.map(({ page, place, name, found }) => `${page} ${place} ${name}: ${found}`);
  expect(share(linked), list.join('\n')).toBeGreaterThanOrEqual(right);
  expect(share(meant), list.join('\n')).toBeGreaterThanOrEqual(foundShare);
});

/** The places that a row of the reference names as its uses. */
function usesOf(page: string, kind: string, name: string): string[] {
  const target = index.byHref(`/x/api/${page}#${page.split('/')[1]}-${kind}-${name}`)!;
  const uses = new ApiUses(sitePlaces(site), index).of(target.entry, target.row!);
  return uses.map(({ href }) => href);
}

test('rows of each kind name the section that is about them and a demo that uses them', () => {
  const grid = '/x/react-data-grid';
  expect(usesOf('data-grid/data-grid/', 'prop', 'sortModel')).toEqual([
    `${grid}/sorting/#initialize-the-sorting`,
    `${grid}/sorting/#ControlledSort`,
  ]);
  expect(usesOf('data-grid/data-grid/', 'slot', 'toolbar')[0]).toBe(
    `${grid}/components/toolbar/#composition`,
  );
  expect(usesOf('data-grid/grid-api/', 'method', 'setPage')).toEqual([
    `${grid}/pagination/#apiref`,
    `${grid}/pagination/#PageNumbers`,
  ]);
  const ofEvent = index.entries.find((entry) => entry.kind === 'events')!;
  const rowClick = index.row(ofEvent, 'rowClick', ['event'])!;
  const uses = new ApiUses(sitePlaces(site), index).of(ofEvent, rowClick.row!);
  expect(uses.map(({ href }) => href)).toContain(`${grid}/events/#EventByHook`);
});

test('a demo lists the API that it uses', () => {
  const guide = site.guides.find(({ props }) => props.pathname === '/x/react-data-grid/sorting/')!;
  expect(
    demoApis(guide, site)
      .get('BasicSort')!
      .map(({ name }) => name),
  ).toEqual(expect.arrayContaining(['DataGrid', 'GridColDef', 'rows', 'columns', 'field']));
});
