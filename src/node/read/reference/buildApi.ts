import { documentedInterfaces } from '../../../../data/nav/api';
import type { ApiEntry, ApiProduct, ApiReference, ApiUndocumented } from './apiTypes';
import { pathnameOf, type ApiContext } from './apiContext';
import { buildComponent } from './buildComponent';
import { buildEvents } from './buildEvents';
import { buildGridApi } from './buildGridApi';
import { buildHook } from './buildHook';
import { buildInterface, requireInterface } from './buildInterface';
import { buildSelectors } from './buildSelectors';
import { buildTypes } from './buildTypes';
import { classifyExport, type ExportKind } from './classifyExport';
import { collectExports, importLines, type ExportGroup } from './exportCatalog';
import { collectInternalTypes } from './internalTypes';
import { createLibraryProgram } from './libraryProgram';
import { API_PRODUCTS } from '../../../core/xProducts';

interface ClassifiedExport {
  group: ExportGroup;
  found: ExportKind;
}

/** Reads the whole API reference from the packages below `root/node_modules`. */
export function buildApi({ root }: { root: string }): ApiReference {
  const library = createLibraryProgram(root);
  const catalog = collectExports(library);
  const { checker, instantiated } = library;
  const internalTypes = collectInternalTypes(library.program);
  const found = { internalTypes, pages: new Map(), mentioned: new Map(), diagnostics: [] };
  const context: ApiContext = { checker, instantiated, catalog, ...found };
  const classified = [...catalog.values()].map((group) => ({
    group,
    found: classifyExport(checker, group),
  }));
  // Pages are known before the first entry is built, so that entries can link to each other.
  for (const { group, found } of classified) {
    const isPage = found.kind === 'component' || found.kind === 'hook';
    if (isPage || documentedInterfaces[group.product].includes(group.name)) {
      context.pages.set(`${group.product}/${group.name}`, pathnameOf(group.product, group.name));
    }
  }
  const entries = [
    ...classified.flatMap((item) => buildExport(context, item)),
    ...API_PRODUCTS.flatMap((product) => buildProductPages(context, product)),
  ];
  // Last, when everything that mentions a type is there.
  entries.push(...API_PRODUCTS.flatMap((product) => buildTypes(context, product)));
  return {
    entries: entries.sort(byProductThenName),
    undocumented: classified.flatMap(describeSkipped),
    diagnostics: context.diagnostics,
  };
}

function buildExport(context: ApiContext, { group, found }: ClassifiedExport): ApiEntry[] {
  if (found.kind === 'component') return [buildComponent(context, group, found.variants)];
  return found.kind === 'hook' ? [buildHook(context, group)] : [];
}

/** Interfaces, events and selectors of a product. */
function buildProductPages(context: ApiContext, product: ApiProduct): ApiEntry[] {
  const interfaces = documentedInterfaces[product].flatMap((name) =>
    name === 'GridApi'
      ? buildGridApi(context)
      : [buildInterface(context, requireInterface(context, { product, name }))],
  );
  const lists = [buildEvents(context, product), buildSelectors(context, product)];
  return [...interfaces, ...lists.filter((entry) => entry !== undefined)];
}

function describeSkipped({ group, found }: ClassifiedExport): ApiUndocumented[] {
  if (found.kind !== 'skipped') return [];
  const { name, product, variants } = group;
  return [{ name, product, imports: importLines(name, variants), reason: found.reason }];
}

function byProductThenName(a: ApiEntry, b: ApiEntry): number {
  const order = API_PRODUCTS.indexOf(a.product) - API_PRODUCTS.indexOf(b.product);
  return order || a.name.localeCompare(b.name, 'en');
}
