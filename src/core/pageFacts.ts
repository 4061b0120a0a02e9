import type { ProductId } from './product';
import type { Plan } from './types';

/** What is said about a page outside of it: in its head, in indexes and to search engines. */
export interface PageFacts {
  /** Ends in a slash. */
  pathname: string;
  title: string;
  description: string;
  productId: ProductId;
  plan?: Plan;
}
