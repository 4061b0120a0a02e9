import type { ApiEntry } from '../../read/reference/apiTypes';
import type { GuideMeta } from '../../../core/types';
import { withoutHigherVersions } from '../api/planVersions';
import type { NameCounts } from './nameCounts';
import { familyOf, type NameIndex, type NameTarget } from './nameTarget';
import type { ProseName } from './proseForms';

/** Members that have the name of anything: only a component's prop of that name is meant surely. */
const VAGUE = new Set(
  'id row value key name event api state params error item index date element column'.split(' '),
);

/** The components of a product that its pages speak of where they name none. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  'data-grid': ['DataGrid', 'DataGridPro', 'DataGridPremium'],
};

/** What owns a method in a sentence: `apiRef.current.setPage()`. */
const API_OWNERS = new Set(['current', 'apiRef', 'api']);

/** Finds what names in the sentences of a page mean. What could mean two things means nothing. */
export class ProseResolver {
  private readonly product: string;
  private readonly components: readonly ApiEntry[];

  /** @param page What the code of the whole page names. */
  constructor(
    private readonly index: NameIndex,
    meta: Pick<GuideMeta, 'productId' | 'components' | 'hooks'>,
    private readonly page: NameCounts,
  ) {
    this.product = meta.productId.replace(/^x-/, '');
    const named = [...meta.components, ...(MAIN[this.product] ?? [])];
    const entries = [...new Set(named)].flatMap((name) => index.entry(this.product, name) ?? []);
    this.components = withoutHigherVersions(entries).concat(entries);
  }

  /** @param section What the code of the section names. */
  resolve(wanted: ProseName, section: NameCounts): NameTarget | undefined {
    const { owner, name, isCall } = wanted;
    if (owner !== undefined) return this.member(owner, name, section);
    const exported = this.index.exported(this.product, name);
    if (exported) return exported;
    const isShown = section.targets(name).length > 0;
    if (section.isOther(name) || (!isShown && this.page.isOther(name))) return undefined;
    if (isCall) {
      return this.method(name) ?? this.shown(name, section) ?? this.prop(name);
    }
    return this.shown(name, section) ?? this.prop(name) ?? this.unique(name);
  }

  private member(owner: string, name: string, section: NameCounts): NameTarget | undefined {
    if (API_OWNERS.has(owner)) return this.method(name);
    if (owner === 'slots' || owner === 'slotProps') {
      return this.ofComponents(name, ['slot'], section);
    }
    const entry = this.index.entry(this.product, owner);
    return entry && this.index.row(entry, name, ['prop', 'method', 'return', 'slot', 'class']);
  }

  private method(name: string): NameTarget | undefined {
    const api = this.index.entry(this.product, 'GridApi');
    return api && this.index.row(api, name, ['method', 'prop']);
  }

  /** What the code says: first that of the section, then that of the page. */
  private shown(name: string, section: NameCounts): NameTarget | undefined {
    return this.agreed(section.targets(name), name) ?? this.agreed(this.page.targets(name), name);
  }

  /** One target, or the same prop of several components: that of the page's first one. */
  private agreed(targets: readonly NameTarget[], name: string): NameTarget | undefined {
    const isProps = targets.every(
      ({ entry, row }) => entry.kind === 'component' && row?.kind === 'prop',
    );
    if (targets.length === 0 || (!isProps && VAGUE.has(name))) return undefined;
    const families = new Set(targets.map(({ entry }) => familyOf(entry.name)));
    if (families.size === 1) return lowest(targets);
    if (!isProps) return undefined;
    return this.components
      .flatMap((component) => targets.find(({ entry }) => entry === component) ?? [])
      .at(0);
  }

  /** A prop of the page's components. */
  private prop(name: string): NameTarget | undefined {
    return this.first(name, ['prop']);
  }

  private first(name: string, kinds: Parameters<NameIndex['row']>[2]): NameTarget | undefined {
    return this.components.flatMap((entry) => this.index.row(entry, name, kinds) ?? []).at(0);
  }

  private ofComponents(
    name: string,
    kinds: Parameters<NameIndex['row']>[2],
    section: NameCounts,
  ): NameTarget | undefined {
    const shown = section.targets(name).filter(({ row }) => row && kinds.includes(row.kind));
    return this.agreedSlot(shown) ?? this.first(name, kinds);
  }

  private agreedSlot(targets: readonly NameTarget[]): NameTarget | undefined {
    const families = new Set(targets.map(({ entry }) => familyOf(entry.name)));
    return families.size === 1 ? lowest(targets) : undefined;
  }

  /** A name that the product has once, several words long: `sum` or `label` are words of any text. */
  private unique(name: string): NameTarget | undefined {
    if (!/[a-z][A-Z]/.test(name)) return undefined;
    const found = this.index.named(this.product, name);
    const families = new Set(found.map(({ entry }) => familyOf(entry.name)));
    if (families.size === 1) return lowest(found);
    // Columns of a kind repeat what every column has.
    const column = found.find(({ entry }) => entry.name === 'GridColDef');
    const isColumns = [...families].every((family) => family.endsWith('ColDef'));
    return isColumns ? column : undefined;
  }
}

/** The one of the lowest plan: the shortest name of a family. */
function lowest(targets: readonly NameTarget[]): NameTarget | undefined {
  return [...targets].sort((a, b) => a.entry.name.length - b.entry.name.length)[0];
}
