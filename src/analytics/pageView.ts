import { productFromPath } from '../core/productId';
import type { Place } from './followPages';

/** Returns the parameters of `page_view` (SPEC 8.1). A hash is a place on the page, not another page. */
export function pageViewOf(
  { origin, pathname, search }: Place,
  title: string,
): Record<string, string> {
  const { id, category } = productFromPath(pathname);
  return {
    page_title: title,
    page_location: origin + pathname + search,
    productId: id,
    productCategoryId: category,
  };
}
