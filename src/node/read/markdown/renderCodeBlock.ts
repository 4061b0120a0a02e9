import { escapeHtml } from '../../../core/escapeHtml';
import { CopyAttribute, CopyClass } from '../../../core/dom/copy';
import type { CodeLanguage } from './codeLanguages';
import { highlight } from './highlight';
import { labels } from './labels';

/** A block of code as it is shown. */
export interface CodeBlock {
  code: string;
  language: CodeLanguage;
  /** Shown above the code, mostly a file name. */
  title?: string | undefined;
  /** Numbers, from 1, of the lines that stand out. */
  highlightedLines?: ReadonlySet<number>;
}

const copyButton =
  `<button type="button" class="copy-button" ${CopyAttribute.code} aria-label="${labels.copyCode}">` +
  `<span class="${CopyClass.label}">${labels.copy}</span></button>`;

/** Returns a code block as HTML, with its title and copy button. */
export function renderCodeBlock({ code, language, title, highlightedLines }: CodeBlock): string {
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
  const content = highlight(code, language, highlightedLines);
  return (
    `<figure class="${CopyClass.block}">${caption}` +
    `<pre class="language-${language}" tabindex="0"><code>${content}</code></pre>` +
    `${copyButton}</figure>`
  );
}
