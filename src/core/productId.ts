import { withoutLanguagePrefix } from './languagePrefix';
import type { ProductCategory, ProductId } from './product';
import { X_PRODUCTS } from './xProducts';

/** The product that a path belongs to. */
export interface Product {
  category: ProductCategory;
  id: ProductId;
}

const coreProducts: readonly ProductId[] = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/** MUI X products by the name that paths use: after `/x/react-` and after `/x/api/`. */
const xProducts: ReadonlyMap<string, ProductId> = new Map(
  X_PRODUCTS.map(({ path, id }) => [path, id]),
);

const docsFolders = ['docs', 'versions', 'production-error'];

function xProduct(section: string, apiProduct: string): ProductId {
  const name = section === 'api' ? apiProduct : /^react-(.+)$/.exec(section)?.[1];
  return xProducts.get(name ?? '') ?? 'x-introduction';
}

/**
 * Returns the product that a path belongs to (SPEC 1.8). A path outside every product, an empty one
 * included, gives `none` for both, so that analytics can tell it from a product.
 * @param path Absolute path; a language prefix, query and hash are ignored.
 */
export function productFromPath(path: string): Product {
  const [pathname = ''] = withoutLanguagePrefix(path).split(/[?#]/);
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean);
  const core = coreProducts.find((id) => id === first);
  if (core !== undefined) {
    return { category: 'core', id: core };
  }
  if (first === 'x') {
    return { category: 'x', id: xProduct(second, third) };
  }
  if (first === 'toolpad') {
    return { category: 'toolpad', id: second === 'studio' ? 'toolpad-studio' : 'toolpad-core' };
  }
  if (docsFolders.includes(first)) {
    return { category: 'docs', id: 'docs' };
  }
  if (first === 'experiments' && second === 'docs') {
    return { category: 'docs', id: 'docs-infra' };
  }
  return { category: 'none', id: 'none' };
}
