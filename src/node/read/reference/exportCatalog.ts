import ts from 'typescript';
import type { ApiProduct } from './apiTypes';
import { ApiError } from './apiError';
import { isReleased, releasedModules } from './chartsRelease';
import { exportsOfEntry, type LibraryProgram } from './libraryProgram';
import type { LibraryPackage } from './packages';

/** One declaration behind a name: packages of a higher plan may export another one. */
export interface ExportVariant {
  symbol: ts.Symbol;
  /** The package of the lowest plan that exports it. */
  package: LibraryPackage;
  /** Specifier → name that it has there. */
  specifiers: Map<string, string>;
}

/** A name that a product exports. */
export interface ExportGroup {
  product: ApiProduct;
  name: string;
  /** The lowest plan first. */
  variants: [ExportVariant, ...ExportVariant[]];
}

/** `data-grid/DataGrid` → what is behind it. */
export type ExportCatalog = Map<string, ExportGroup>;

/** The name without the prefix that marks an API as not final. */
export function publicName(exportName: string): string {
  return exportName.replace(/^unstable_(?=[a-z])|^Unstable_(?=[A-Z])/, '');
}

/** Everything that the packages export, by product and public name. */
export function collectExports(library: LibraryProgram): ExportCatalog {
  const catalog: ExportCatalog = new Map();
  for (const entry of library.entries) {
    for (const exported of exportsOfEntry(library, entry)) {
      if (!isReleased(entry.specifier, exported.name)) continue;
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? library.checker.getAliasedSymbol(exported) : exported;
      if (!symbol.declarations) throw unresolved(entry.specifier, exported.name);
      const name = publicName(exported.name);
      const key = `${entry.package.product}/${name}`;
      const variant = addVariant(catalog, key, name, { symbol, package: entry.package });
      // `RadarChart` wins over `Unstable_RadarChart` where both are exported.
      if (exported.name === name || !variant.specifiers.has(entry.specifier)) {
        variant.specifiers.set(entry.specifier, exported.name);
      }
    }
  }
  addMovedModules(catalog);
  return catalog;
}

/** The documented release of Charts exports some names from modules that no longer have them. */
function addMovedModules(catalog: ExportCatalog): void {
  for (const { product, name, variants } of catalog.values()) {
    if (product !== 'charts') continue;
    const known = new Set(variants.flatMap(({ specifiers }) => [...specifiers.keys()]));
    const moved = releasedModules(name).filter((module) => !known.has(module));
    for (const module of moved) variants.at(-1)!.specifiers.set(module, name);
  }
}

function unresolved(specifier: string, name: string): ApiError {
  const problem = 'it is exported, but nothing declares it.';
  return new ApiError(specifier, name, problem, 'Reinstall the package, or install what it needs.');
}

function addVariant(
  catalog: ExportCatalog,
  key: string,
  name: string,
  found: Pick<ExportVariant, 'symbol' | 'package'>,
): ExportVariant {
  const group = catalog.get(key);
  const known = group?.variants.find((variant) => variant.symbol === found.symbol);
  if (known) return known;
  const variant: ExportVariant = { ...found, specifiers: new Map() };
  if (group) group.variants.push(variant);
  else catalog.set(key, { product: found.package.product, name, variants: [variant] });
  return variant;
}

/** The import statements of all packages, subfolder before root. */
export function importLines(name: string, variants: readonly ExportVariant[]): string[] {
  return variants.flatMap((variant) =>
    [...variant.specifiers].map(([specifier, exportName]) => {
      const imported = exportName === name ? name : `${exportName} as ${name}`;
      return `import { ${imported} } from '${specifier}';`;
    }),
  );
}
