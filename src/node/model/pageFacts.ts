import type { ProductId } from '../../core/product';
import type { Plan } from '../../core/types';

/** What is said about a page outside of it: in its head, in indexes and to search engines. */
export interface PageFacts {
  /** Ends in a slash. */
  pathname: string;
  title: string;
  description: string;
  productId: ProductId;
  plan?: Plan;
}
