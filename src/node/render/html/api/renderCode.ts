import { escapeHtml } from '../../../../core/escapeHtml';

/** Names that are longer than their column may be. */
const LONG_NAME = /\w{12,}/g;

/** Returns code as HTML in which long names can break between their words. */
export function renderCode(code: string): string {
  // Escaping adds no name that is long enough to be met here.
  return escapeHtml(code).replace(LONG_NAME, (name) =>
    name.replace(/([a-z])(?=[A-Z])/g, '$1<wbr>'),
  );
}
