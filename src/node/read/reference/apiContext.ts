import type ts from 'typescript';
import type { ApiEntry, ApiProduct } from './apiTypes';
import type { ExportCatalog, ExportGroup } from './exportCatalog';
import type { TypeDeclaration } from './internalTypes';
import { toSlug } from '../../../core/apiSlug';

/** What every builder needs. */
export interface ApiContext {
  checker: ts.TypeChecker;
  catalog: ExportCatalog;
  /** Types that the packages may keep to themselves, by `product/name`. */
  internalTypes: Map<string, TypeDeclaration>;
  /** Props types with their default arguments, by component. */
  instantiated: Map<string, ts.Type>;
  /** `data-grid/GridColDef` → pathname, for every entry with a page. */
  pages: Map<string, string>;
  /** Types without a page that a text mentions, each with its declaration, by `product/name`. */
  mentioned: Map<string, TypeDeclaration>;
  /** Disagreements found on the way. */
  diagnostics: string[];
}

/** Served by the site, so that a tool can find it from any file. */
export const schemaPathname = '/x/api/schema.json';

/** Pathname of an entry's page. */
export function pathnameOf(product: ApiProduct, name: string): string {
  return `/x/api/${product}/${toSlug(name)}/`;
}

/** The fields that all entries share and that follow from product and name. */
export function identityOf<K extends ApiEntry['kind']>(
  kind: K,
  group: Pick<ExportGroup, 'product' | 'name'>,
): { $schema: string; kind: K; name: string; product: ApiProduct; slug: string; pathname: string } {
  const { product, name } = group;
  const identity = { $schema: schemaPathname, kind, name, product };
  return { ...identity, slug: toSlug(name), pathname: pathnameOf(product, name) };
}

/** The export of a product by name. */
export function findExport(
  context: ApiContext,
  product: ApiProduct,
  name: string,
): ExportGroup | undefined {
  return context.catalog.get(`${product}/${name}`);
}
