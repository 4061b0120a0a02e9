import type { ProductId } from '../../core/product';
import type { Plan } from '../../core/types';

/** What is said about a page outside of it: in its head, in indexes and to search engines. */
export interface PageFacts {
  /** Ends in a slash. */
  pathname: string;
  title: string;
  description: string;
  productId: ProductId;
  /** Address of the image for previews of its links. */
  image: string;
  plan?: Plan;
}
