import { renderCodeBlock } from '../../../read/markdown/renderCodeBlock';

/**
 * Returns the import statements of an entry, any of which will do: one is shown, the others are
 * folded.
 * @param id What a hash names, where the page is about one entry.
 */
export function renderImports([first, ...others]: readonly string[], id?: string): string {
  if (first === undefined) return '';
  const name = id === undefined ? '' : ` id="${id}"`;
  const shown = `<div class="api-import"${name}>${renderCodeBlock({ code: first, language: 'ts' })}</div>`;
  if (others.length === 0) return shown;
  const code = renderCodeBlock({ code: others.join('\n'), language: 'ts' });
  return `${shown}<details class="api-fold"><summary>Other imports</summary>${code}</details>`;
}
