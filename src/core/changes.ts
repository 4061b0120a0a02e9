/**
 * What changed between two major versions, as the guides of migration, the counts on their landing
 * pages, the finder and the search know it. Each guide has its entries in `changes.ts` beside it.
 */
import type { ApiProduct } from './xProducts';

/** What happened to a name. */
export type ChangeKind = 'removed' | 'renamed' | 'default' | 'type' | 'dom' | 'behavior';

/** How one notices: code that fails, another result, another look, or a warning while it still works. */
export type ChangeEffect = 'breaks' | 'differs' | 'looks' | 'warns';

/**
 * What a name is in code, which decides where the finder looks for it: `option` is a key of an object
 * that is passed in (a column, a series, an axis), `import` the path of a module, `theme` a key of
 * `theme.components`, `none` a change that no name in code shows.
 */
export type ChangedName =
  | 'export'
  | 'import'
  | 'prop'
  | 'option'
  | 'method'
  | 'event'
  | 'class'
  | 'variable'
  | 'theme'
  | 'translation'
  | 'none';

/** One change that an upgrade meets. */
export interface Change {
  kind: ChangeKind;
  effect: ChangeEffect;
  what: ChangedName;
  /**
   * The old name as code writes it, without the dot of a class. A prop, option or method may be a
   * path: `slotProps.legend.hidden`. For `none`, the few words that name the change.
   */
  old: string;
  /** Other paths by which older code reaches the same: `legend.direction` for `slotProps.legend.direction`. */
  also?: readonly string[];
  /** The value of `old` that changed its name, where the name itself stays: `'row'` of a direction. */
  value?: string;
  /** Components, hooks or types that `old` belongs to; without it any of the product's. */
  of?: readonly string[];
  /** The names to use now, in the same form; absent where nothing replaces the old one. */
  now?: readonly string[];
  /** The codemod that does it, as its command takes it: `v8.0.0/charts/rename-sparkline-colors-to-color`. */
  codemod?: string;
  /** Id of the guide's section that explains it. */
  section: string;
  /** A pattern that only code with this change has: `ids: new Set(` of a selection. */
  done?: string;
  /** A pattern of what has to be edited; code without it is right as it is. */
  needs?: string;
  /** What to do, in one sentence of Markdown. */
  does: string;
}

/** The changes of one product between two versions. */
export interface Migration {
  product: ApiProduct;
  /** Path of the guide. */
  pathname: string;
  /** The version before: a major, or `lab` for the packages that came before the first. */
  from: number | 'lab';
  to: number;
  changes: readonly Change[];
  /** Names that came with the new version, each a `now` of its changes: code with one is on it. */
  marks?: readonly string[];
}
