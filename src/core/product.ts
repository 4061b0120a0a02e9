/** What a product of the company belongs to; `none` for a path outside every product. */
export type ProductCategory = 'core' | 'x' | 'toolpad' | 'docs' | 'none';

/** The products that a path can belong to (SPEC 1.8). Analytics reports them. */
export const PRODUCT_IDS = [
  'material-ui',
  'joy-ui',
  'base-ui',
  'system',
  'x-introduction',
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
  'toolpad-core',
  'toolpad-studio',
  'docs',
  'docs-infra',
  'none',
] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

/** An entry of a product's version menu. */
export interface ProductVersion {
  text: string;
  /** A local path for the current version, else a link to the site of an older one. */
  href: string;
  current?: true;
}

/** A product as the switcher and the version menu name it (SPEC 1.9). */
export interface ProductIdentifier {
  id: ProductId;
  /** The small line over the name; empty where the name says it all. */
  metadata: string;
  name: string;
  /** Where the product switcher leads. */
  href: string;
  /** Newest first; empty for products whose documentation is on another site. */
  versions: readonly ProductVersion[];
}

/** A titled column of the product switcher. */
export interface ProductFamily {
  name: string;
  products: readonly ProductIdentifier[];
}
