import type { ApiProduct } from '../../core/apiTypes';
import type { ApiContext } from './apiContext';
import { toMarkdown } from './docComment';

/**
 * Turns `[[GridColDef]]` and `{@link GridColDef}`, which the authors use for their own names, into
 * Markdown links; a name without a page becomes code.
 */
export function linkNames(context: ApiContext, product: ApiProduct, text: string): string {
  const markdown = toMarkdown(text);
  return markdown.replace(
    /\[\[(\w+)\]\](?:\((?:[^)]*)\))?|\{@link (\w+)\}/g,
    (_, bracketed: string | undefined, linked: string | undefined) => {
      const name = bracketed ?? linked ?? '';
      const href = context.pages.get(`${product}/${name}`);
      return href ? `[\`${name}\`](${href})` : `\`${name}\``;
    },
  );
}
