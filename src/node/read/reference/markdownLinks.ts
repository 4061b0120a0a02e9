import type { ApiProduct } from './apiTypes';
import type { ApiContext } from './apiContext';
import { tagText, toMarkdown, type DocComment } from './docComment';

/**
 * Turns `[[GridColDef]]` and `{@link GridColDef}`, which the authors use for their own names, into
 * Markdown links; a name without a page becomes code.
 */
export function linkNames(
  context: Pick<ApiContext, 'pages'>,
  product: ApiProduct,
  text: string,
): string {
  return toMarkdown(text)
    .replace(/\{@link ([/#]\S*|https?:\S+)\s+([^}]+)\}/g, '[$2]($1)')
    .replace(
      /\[\[(\w+)\]\](?:\([^)]*\))?|\{@link (\w+)\}/g,
      (_, bracketed: string | undefined, linked: string | undefined) => {
        const name = bracketed ?? linked ?? '';
        const href = context.pages.get(`${product}/${name}`);
        return href ? `[\`${name}\`](${href})` : `\`${name}\``;
      },
    );
}

/** `deprecated` and its reason, ready to be spread into an entry or a prop. */
export function deprecationOf(
  context: Pick<ApiContext, 'pages'>,
  product: ApiProduct,
  doc: DocComment,
): { deprecated: boolean; deprecationInfo?: string } {
  const reason = tagText(doc, 'deprecated');
  if (reason === undefined) return { deprecated: false };
  return {
    deprecated: true,
    ...(reason && { deprecationInfo: linkNames(context, product, reason) }),
  };
}
