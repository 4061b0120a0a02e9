import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Migration } from '../core/changes';
import type { SearchProduct } from '../core/searchTypes';
import { answerQuery } from '../search/engine/answerQuery';
import { readSymbols, readText } from '../search/engine/readFiles';
import { SearchIndex } from '../search/engine/searchIndex';
import type { ResultLink, TextPiece } from '../search/results';
import { rowsIn, type Row } from './rows';
import { idsIn, sectionOf } from './sections';

/** Rows and results of one answer at most: more would hide the first. */
const MOST = 12;

/** Ids of rows, `data-grid-prop-rows`: what follows their kind is the name. */
const ROW_ID = /-(?:prop|slot|class|event|method|selector|parameter|return|type)-(.+)$/;

/** A request that cannot be answered; its message says what to ask instead. */
export class NotFound extends Error {}

/** The documentation as the package holds it. */
export class Library {
  private readonly rows = new Map<string, Row[]>();
  /** Files that are no parts of others. */
  private readonly pages: string[];
  private readonly demos = new Map<string, string[]>();

  private constructor(
    private readonly root: string,
    private readonly files: ReadonlySet<string>,
    private readonly index: SearchIndex,
    private readonly migrations: readonly Migration[],
  ) {
    this.pages = [...files].filter((file) => !/\/(?:demos|types)\/|\/classes\.md$/.test(file));
    for (const file of files) {
      const demo = /\/demos\/([^/]+)\.md$/.exec(file)?.[1];
      if (demo) this.demos.set(demo, [...(this.demos.get(demo) ?? []), file]);
      if (!file.startsWith('api/')) continue;
      for (const row of rowsIn(this.read(file), file)) {
        const key = row.name.toLowerCase();
        this.rows.set(key, [...(this.rows.get(key) ?? []), row]);
      }
    }
  }

  /**
   * Reads the package.
   * @param root Folder of the package.
   * @throws Error when a file of the index is missing or damaged.
   */
  static async open(root: string): Promise<Library> {
    const list = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const files = list.map((file) => file.split(path.sep).join('/'));
    const load = (file: string) => readFileSync(path.join(root, file), 'utf8');
    const symbols = readSymbols(load('search/symbols.json'));
    if (!symbols) throw new Error('search/symbols.json is damaged. Pack it again.');
    const texts = files
      .filter((file) => file.startsWith('search/text-'))
      .flatMap((file) => readText(load(file)) ?? []);
    const index = await SearchIndex.create(symbols, texts);
    const migrations = JSON.parse(load('changes.json')) as Migration[];
    const pages = new Set(files.filter((file) => file.endsWith('.md') && file !== 'README.md'));
    const library = new Library(root, pages, index, migrations);
    // The first query of a process is slow; it shall not be a reader's.
    library.search('rows');
    return library;
  }

  /** Returns what the search of the site finds, best first, with addresses for `readPage`. */
  search(query: string, product?: SearchProduct): string {
    const { groups, isGuess } = answerQuery(this.index, { query, product });
    const lines = groups.flatMap(({ items }) =>
      items.flatMap((item) => [lineOf(item), ...item.below.map((link) => `  ${lineOf(link)}`)]),
    );
    const start = isGuess ? 'Nothing has these words. Near to them:\n' : '';
    return start + lines.slice(0, MOST * 2).join('\n');
  }

  /** Returns the Markdown of a page, by its path, its address or the file's name. */
  readPage(page: string): string {
    return this.read(this.fileOf(page));
  }

  /** Returns the part of a page that has an id. */
  readSection(page: string, section: string): string {
    const markdown = this.readPage(page);
    const id = section.replace(/^#/, '');
    const found = sectionOf(markdown, id);
    if (found !== undefined) return found;
    const row = this.rowOf(this.fileOf(page), id);
    if (row) return row.text;
    throw new NotFound(
      `${page} has no "${id}". It has: ${idsIn(markdown).join(', ') || 'no ids'}.`,
    );
  }

  /** Returns a demo with all its files. */
  readDemo(name: string, page?: string): string {
    const all = this.demos.get(name.replace(/\.(?:tsx|md)$/, '')) ?? [];
    const folder = page === undefined ? '' : this.fileOf(page).replace(/\.md$/, '/');
    const found = all.filter((file) => file.startsWith(folder));
    if (found.length === 1) return this.read(found[0]!);
    if (found.length > 1) {
      throw new NotFound(`Name the page too; "${name}" is on: ${found.join(', ')}.`);
    }
    throw new NotFound(`No demo "${name}". Near: ${near(name, [...this.demos.keys()])}.`);
  }

  /** Returns what the API reference says of a name, for each of its owners. */
  api(name: string, owner?: string): string {
    const of = slug(owner ?? '');
    const rows = (this.rows.get(name.toLowerCase()) ?? []).filter(({ file }) =>
      owner === undefined ? true : file.replaceAll('-', '').includes(`/${of}.md`),
    );
    const page = [...this.files].find((file) => slug(path.basename(file, '.md')) === slug(name));
    if (rows.length === 0 && page?.startsWith('api/')) return this.read(page);
    if (rows.length === 0) {
      throw new NotFound(`No "${name}". Near: ${near(name, [...this.rows.keys()])}.`);
    }
    // Equal rows of many components are said once.
    rows.sort((a, b) => a.file.length - b.file.length);
    const owners = new Map<string, Row[]>();
    for (const row of rows) owners.set(row.text, [...(owners.get(row.text) ?? []), row]);
    const texts = [...owners].slice(0, MOST).map(([text, same]) => {
      const files = same.map(({ file }) => file).join(', ');
      return `${same[0]!.kind} (${files}):\n${text}`;
    });
    const rest = owners.size - texts.length;
    return texts.join('\n\n') + (rest > 0 ? `\n\n${rest} more: name the owner.` : '');
  }

  /** Returns what became of a name of an earlier version. */
  findChange(name: string): string {
    const lines = this.migrations.flatMap(({ product, from, to, pathname, changes }) =>
      changes
        .filter(({ old, value }) => [old, value, ...old.split('.')].includes(name))
        .map(({ kind, old, now = [], section, does }) => {
          const names = now.length > 0 ? ` → ${now.join(', ')}` : '';
          return `${product} ${from} → ${to}, ${kind}: ${old}${names}. ${does} (${pathname}#${section})`;
        }),
    );
    if (lines.length > 0) return lines.join('\n');
    throw new NotFound(`No recorded change of "${name}". Try "api" or "search".`);
  }

  /** Returns a row of the API reference by the id that the site gives to it. */
  private rowOf(file: string, id: string): Row | undefined {
    const [, name = ''] = ROW_ID.exec(id) ?? [];
    const rows = this.rows.get(name.toLowerCase()) ?? [];
    return rows.find((row) => row.file === file || row.file.startsWith(file.replace('.md', '/')));
  }

  private read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Only files that the package lists are ever read, whatever a request names. */
  private fileOf(page: string): string {
    const name = page
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/[?#].*$/, '')
      .replace(/^\/?(?:x\/)?/, '')
      .replace(/(?:\/|\/?index\.md|\.md)$/, '');
    const file = `${name}.md`;
    if (this.files.has(file)) return file;
    throw new NotFound(`No page "${page}". Near: ${near(file, this.pages)}.`);
  }
}

function lineOf({ href, title, excerpt }: ResultLink): string {
  const about = plain(excerpt);
  return `- ${plain(title)}: ${href}${about && ` – ${about}`}`;
}

const plain = (pieces: readonly TextPiece[]) => pieces.map(([text]) => text).join('');
const slug = (name: string) => name.replaceAll('-', '').toLowerCase();

/** Returns the names that share most with one that is not there. */
function near(name: string, names: readonly string[]): string {
  const parts = pairs(slug(name));
  const score = (other: string) => {
    const its = pairs(slug(other));
    const shared = [...parts].filter((pair) => its.has(pair)).length;
    return (2 * shared) / (parts.size + its.size || 1);
  };
  // Of thousands of names those of about the same length.
  const close = names.filter((other) => Math.abs(other.length - name.length) <= MOST);
  const scored = close.map((other) => [score(other), other] as const);
  return scored
    .sort(([a], [b]) => b - a)
    .slice(0, 5)
    .map(([, other]) => other)
    .join(', ');
}

const pairs = (text: string) =>
  new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
