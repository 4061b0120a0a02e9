import type { ApiProduct } from '../xProducts';
import type { Change, Migration } from '../changes';
import type { ImportedName, NameRole, ScannedCode, SeenName } from './scanNames';
import { componentOf, wrappedComponents, type Component } from './wrappedComponents';

/** How sure it is that a name in the text is the one that changed. */
export type Certainty = 'certain' | 'likely' | 'possible';

/** A change with the upgrade that it belongs to. */
export interface DatedChange {
  migration: Migration;
  change: Change;
}

/** Packages by the product that they belong to. */
const PACKAGES: Readonly<Record<ApiProduct, RegExp>> = {
  'data-grid': /^@(?:mui\/x-data-grid|material-ui\/(?:x-grid|data-grid))/,
  'date-pickers': /^@(?:mui\/(?:x-date-pickers|lab)|material-ui\/(?:pickers|lab))/,
  charts: /^@mui\/x-charts/,
  'tree-view': /^@(?:mui\/(?:x-tree-view|lab)|material-ui\/lab)/,
};

/** What was read, with what is asked of it for every name. */
export interface IndexedCode extends ScannedCode {
  /** The first import of each name, by its name in the module. */
  importsByName: ReadonlyMap<string, ImportedName>;
  /** The products that the text imports from. */
  products: ReadonlySet<ApiProduct>;
  /** What constants stand for: of `const Grid = styled(DataGrid)` that is `DataGrid`. */
  wrapped: ReadonlyMap<string, Component>;
}

/**
 * Answers in advance what would otherwise go through all imports again for each name.
 * @param text What the names were read from.
 */
export function indexImports(code: ScannedCode, text: string): IndexedCode {
  const importsByName = new Map<string, ImportedName>();
  for (const one of code.imports.values()) {
    if (!importsByName.has(one.imported)) importsByName.set(one.imported, one);
  }
  const ids = Object.keys(PACKAGES) as ApiProduct[];
  const products = ids.filter((product) =>
    code.modules.some(({ module }) => PACKAGES[product].test(module)),
  );
  const wrapped = wrappedComponents(text, code.imports);
  return { ...code, importsByName, products: new Set(products), wrapped };
}

/** Names that no other library has: of more than one word, or in the style of a product. */
const DISTINCTIVE =
  /^(?:[A-Z]\w*[a-z][A-Z]|use[A-Z]|unstable_|Unstable_|GRID_|MUI_|[a-z]+[A-Z]\w*[A-Z])/;

/** What code calls the API object of a component, or a ref to it. */
const API = /api|ref$/i;

/** How sure it is that a name is that of a change; undefined when it is another one. */
export function certaintyOf(
  { migration, change }: DatedChange,
  seen: SeenName,
  code: IndexedCode,
): Certainty | undefined {
  const usesProduct = code.products.has(migration.product);
  switch (change.what) {
    case 'export':
      return certaintyOfExport(migration, change, seen, code);
    case 'prop':
    case 'option':
      return certaintyOfKey(migration, change, seen, code, usesProduct);
    case 'method': {
      if (seen.role === 'string' || seen.role === 'attribute') return undefined;
      // `apiRef.current.resize`, `treeRef.current.selectItem`
      const isApi = API.test(seen.owner ?? '');
      if (isApi) return usesProduct ? 'certain' : 'likely';
      return isAlone(seen, code) ? 'likely' : seen.role === 'member' ? 'possible' : undefined;
    }
    case 'event':
      if (seen.role !== 'string') return isAlone(seen, code) ? 'possible' : undefined;
      return usesProduct ? 'likely' : 'possible';
    case 'theme':
    case 'translation':
      return usesProduct || DISTINCTIVE.test(seen.name) ? 'likely' : 'possible';
    case 'import':
      // The last part of its path, such as `AdapterDateFnsV3`. Most parts of the lab have a successor
      // of the same name.
      if (!isAlone(seen, code) || !DISTINCTIVE.test(seen.name)) return undefined;
      return migration.from === 'lab' ? 'possible' : 'likely';
    case 'class':
    case 'variable':
    case 'none':
      return undefined;
  }
}

function certaintyOfExport(
  migration: Migration,
  { of = [] }: Change,
  seen: SeenName,
  code: IndexedCode,
): Certainty | undefined {
  if (seen.role === 'string') return undefined;
  const source = importOf(seen, code);
  if (source) {
    // What only moved is right where it comes from the new module.
    const modules = of.filter((module) => module.startsWith('@'));
    const isOld = modules.length === 0 || modules.some((module) => isWithin(module, source.module));
    return isOld && isOf(migration, source.module) ? 'certain' : undefined;
  }
  if (seen.role !== 'name') return undefined;
  // Imports that the text has would name it, unless only a part of it was pasted.
  if (code.imports.size > 0 && !code.imports.has(seen.name)) {
    return DISTINCTIVE.test(seen.name) ? 'possible' : undefined;
  }
  return DISTINCTIVE.test(seen.name) ? 'likely' : 'possible';
}

/** How names stand that belong to the props or options of something. */
const OWNED: ReadonlySet<NameRole> = new Set(['attribute', 'key', 'read']);
const HOOK = /^use[A-Z]/;

function certaintyOfKey(
  migration: Migration,
  change: Change,
  seen: SeenName,
  code: IndexedCode,
  usesProduct: boolean,
): Certainty | undefined {
  if (change.value !== undefined && seen.value !== change.value) return undefined;
  const isOfType = seen.role === 'member' && /^[A-Z]/.test(seen.owner ?? '');
  // A message says which type lacks it, and a plain word of another type is another name.
  if (isOfType && !DISTINCTIVE.test(seen.name) && !change.of?.includes(seen.owner!)) {
    return undefined;
  }
  if (isAlone(seen, code)) return DISTINCTIVE.test(seen.name) ? 'likely' : 'possible';
  if (seen.role === 'member') return certaintyOfMember(migration, change, seen, code);
  if (!OWNED.has(seen.role)) return undefined;
  // What a hook returns is no attribute or key of anything.
  if (seen.role !== 'read' && change.of?.every((name) => HOOK.test(name))) return undefined;
  const old = [change.old, ...(change.also ?? [])].find((one) => endsWith(seen, one));
  if (old === undefined) return undefined;
  const isPath = old.includes('.');
  // A prop of a component isn't a key of the objects that it is given, unless its path says so.
  const isNested = seen.role === 'key' && seen.path.length > 0 && !isPath;
  // A plain word as a key is mostly one of the reader's own data: `{ id: 1, label: 'Asia' }`.
  const isData = seen.role === 'key' && seen.owner === undefined && !DISTINCTIVE.test(seen.name);
  if (change.what === 'prop' && isData && !isPath) return undefined;
  if (change.what === 'prop' && isNested && change.of !== undefined) return undefined;
  const owner = seen.owner === undefined ? undefined : ownerOf(seen.owner, code);
  if (owner?.module !== undefined) {
    if (!isOf(migration, owner.module)) return undefined;
    const names = [owner.name, owner.name.replace(/Props$/, '')];
    const isOwner = change.of === undefined || names.some((name) => change.of!.includes(name));
    if (isOwner) return 'certain';
    return change.what === 'option' ? 'likely' : undefined;
  }
  if (owner && change.of?.includes(owner.name)) return 'likely';
  if (owner && change.what === 'prop' && seen.role === 'attribute') {
    // The reader's own component may hand it on, if the name is hardly that of anything else.
    // A message names the type of a component, and brings no imports.
    const isSaid = change.of === undefined && code.modules.length === 0;
    const isOwn = /^[A-Z]/.test(owner.name) && (isSaid || DISTINCTIVE.test(seen.name));
    return isOwn ? 'possible' : undefined;
  }
  if (isPath || DISTINCTIVE.test(seen.name)) return usesProduct ? 'likely' : 'possible';
  return usesProduct ? 'possible' : undefined;
}

/** What is read off an object: a class of `treeItemClasses`, the state of the API. */
function certaintyOfMember(
  migration: Migration,
  change: Change,
  { name, owner = '' }: SeenName,
  code: IndexedCode,
): Certainty | undefined {
  const usesProduct = code.products.has(migration.product);
  if (change.old === `${owner}.${name}`) {
    const module = code.imports.get(owner)?.module;
    if (module !== undefined) return isOf(migration, module) ? 'certain' : undefined;
    return usesProduct ? 'likely' : 'possible';
  }
  // `apiRef.current.state.filter.filteredRowsLookup`
  const isState = change.what === 'option' && change.old === name && API.test(owner);
  return isState && usesProduct && DISTINCTIVE.test(name) ? 'likely' : undefined;
}

/** Whether a name, with the keys around it, ends with a path: `slotProps.legend.hidden`. */
function endsWith({ path, name }: SeenName, old: string): boolean {
  if (!old.includes('.')) return name === old;
  return `.${path.join('.')}.${name}`.endsWith(`.${old}`);
}

/** Whether the text is hardly more than a list of names, so that each is meant. */
function isAlone(seen: SeenName, code: ScannedCode): boolean {
  const isPlain = seen.role === 'name' || seen.role === 'member';
  return isPlain && code.modules.length === 0 && code.names.length <= 12;
}

/** Whether a module is another one or in its folder. */
function isWithin(folder: string, module: string): boolean {
  return module === folder || module.startsWith(`${folder}/`);
}

function isOf({ product }: Migration, module: string): boolean {
  return PACKAGES[product].test(module);
}

/** The import that a name of the text comes from, by its own name there or in its module. */
function importOf(
  { name, role, owner = '' }: SeenName,
  { imports, importsByName }: IndexedCode,
): ImportedName | undefined {
  // `X.GridToolbar` of `import * as X`
  const whole = role === 'member' ? imports.get(owner) : undefined;
  if (whole?.imported === '*') return { ...whole, imported: name };
  const own = imports.get(name);
  if (own) return own.imported === name || own.imported === 'default' ? own : undefined;
  return importsByName.get(name);
}

/** The component behind a tag, as far as the text shows: one from a file of the reader's has no module. */
function ownerOf(tag: string, { imports, wrapped }: IndexedCode): Component {
  const component = wrapped.get(tag) ?? componentOf(tag, imports);
  const isOwn = component?.module === undefined || OWN_FILE.test(component.module);
  return isOwn ? { name: component?.name ?? tag } : component;
}

/** The paths by which a project imports its own files. */
const OWN_FILE = /^(?:\.|[@~]\/|src\/)/;
