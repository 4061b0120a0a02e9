import type { ApiRowKind } from '../../../core/apiRowId';
import type { ApiEntry } from '../../read/reference/apiTypes';
import { rowsOf, type ApiRow } from '../api/apiSection';
import { entrySections } from '../api/entrySections';
import { isListPage } from '../api/listPages';

/** What a name of the API leads to: the page of an entry, or one of its rows. */
export interface NameTarget {
  entry: ApiEntry;
  /** Absent for the entry itself. */
  row?: ApiRow;
  /** Path of the page, with the id of the row. */
  href: string;
}

/** Rows whose names are the product's, and not those of one place in it. */
const PUBLIC: ReadonlySet<ApiRowKind> = new Set(['prop', 'method', 'event', 'selector']);

/** Every target of the API reference, by what a name can be asked for. */
export class NameIndex {
  private readonly pages = new Map<string, NameTarget>();
  private readonly rows = new Map<ApiEntry, Map<string, NameTarget>>();
  private readonly hrefs = new Map<string, NameTarget>();
  private readonly everywhere = new Map<string, NameTarget[]>();
  private readonly rowNames = new Set<string>();

  private written: Map<string, NameTarget> | undefined;

  /** @param entries Those with a page of their own. */
  constructor(readonly entries: readonly ApiEntry[]) {
    for (const entry of entries) {
      const rows = entrySections(entry)
        .flatMap(rowsOf)
        .map((row) => targetOf(entry, row));
      this.rows.set(entry, new Map(rows.map((target) => [keyOf(target.row), target])));
      if (!isListPage(entry)) {
        const page = { entry, href: entry.pathname };
        this.pages.set(`${entry.product}/${entry.name}`, page);
        this.hrefs.set(page.href, page);
      }
      for (const target of rows) {
        this.hrefs.set(target.href, target);
        this.rowNames.add(target.row.name);
        if (!PUBLIC.has(target.row.kind)) continue;
        const key = `${entry.product}/${target.row.name}`;
        this.everywhere.set(key, [...(this.everywhere.get(key) ?? []), target]);
      }
      for (const target of rows) {
        const { kind, name } = target.row;
        if (kind !== 'selector' && kind !== 'type') continue;
        const key = `${entry.product}/${name}`;
        if (!this.pages.has(key)) this.pages.set(key, target);
      }
    }
  }

  /** An export of a product: its page, or its row in a list of selectors or types. */
  exported(product: string, name: string): NameTarget | undefined {
    return this.pages.get(`${product}/${name}`);
  }

  /** The row of an entry of one of these kinds, the first that there is. */
  row(entry: ApiEntry, name: string, kinds: readonly ApiRowKind[]): NameTarget | undefined {
    for (const kind of kinds) {
      const found = this.rows.get(entry)?.get(`${kind} ${name}`);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether any row has this name; what none has need not be looked for. */
  isRow(name: string): boolean {
    return this.rowNames.has(name);
  }

  /** Every row of an entry that has this name, of whatever kind. */
  rowsNamed(entry: ApiEntry, name: string): NameTarget[] {
    return [...(this.rows.get(entry)?.values() ?? [])].filter(({ row }) => row?.name === name);
  }

  /** The target that an address leads to. */
  byHref(href: string): NameTarget | undefined {
    return this.hrefs.get(href);
  }

  /** The addresses of all targets of a product. */
  addresses(product: string): string[] {
    return [...this.hrefs].flatMap(([href, { entry }]) => (entry.product === product ? href : []));
  }

  /** Every target by the name that a writer gives it, `DataGrid.columns`, also after its product. */
  writtenNames(): ReadonlyMap<string, NameTarget> {
    this.written ??= new Map(
      [...this.hrefs.values()].reverse().flatMap((target): [string, NameTarget][] => {
        const { entry, row } = target;
        const name = row ? `${entry.name}.${row.name}` : entry.name;
        return [
          [name, target],
          [`${entry.product}/${name}`, target],
        ];
      }),
    );
    return this.written;
  }

  /** Every prop, method, event and selector of a product that has this name. */
  named(product: string, name: string): readonly NameTarget[] {
    return this.everywhere.get(`${product}/${name}`) ?? [];
  }

  /** The entry of a product by name; lists of events, selectors and types have none. */
  entry(product: string, name: string): ApiEntry | undefined {
    const target = this.exported(product, name);
    return target && !target.row ? target.entry : undefined;
  }
}

const keyOf = ({ kind, name }: ApiRow) => `${kind} ${name}`;

function targetOf(entry: ApiEntry, row: ApiRow): Required<NameTarget> {
  return { entry, row, href: `${entry.pathname}#${row.id}` };
}

/** The name without its plan: `DataGridPremium` and `DataGridPro` are of the family `DataGrid`. */
export const familyOf = (name: string): string => name.replace(/(?:Premium|Pro)$/, '');
