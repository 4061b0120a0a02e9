import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { codeLanguages } from './codeLanguages';
import { highlight } from './highlight';
import { renderCodeBlock } from './renderCodeBlock';

const textOf = (html: string) =>
  toString(fromHtml(`<pre><code>${html}</code></pre>`, { fragment: true }));

const hostile = [
  'const end = "</script><script>alert(1)</script>"; // </pre> & &amp;',
  'const text = `one ${a < b ? `in ${c}` : "👩‍👩‍👧"}',
  'مرحبا two`; /* three',
  '',
  'four */ const view = <A b={{ c: 1 }} d="e">{f} &nbsp; <B.C /></A>;',
].join('\n');

describe('highlight', () => {
  it.each(codeLanguages)('keeps the text of %s code, in one piece and in lines', (language) => {
    expect(textOf(highlight(hostile, language))).toBe(hostile);
    expect(textOf(highlight(hostile, language, new Set([1, 2, 3, 4, 5])))).toBe(hostile);
  });

  it('never lets code out of its element', () => {
    expect(highlight(hostile, 'tsx')).not.toMatch(/<\/?(?!span|\/span)/);
    expect(highlight('</code></pre><img src=x onerror=a()>', 'text')).not.toContain('<img');
  });

  it('cuts tokens that span lines, so that each line is an element', () => {
    const html = highlight('a(`x\ny`)\nb', 'ts', new Set([2]));
    expect(html).toContain(
      '<span class="line-highlighted"><span class="token string">y`</span><span class="token punctuation">)</span></span>\nb',
    );
  });

  it('gives code inside markup and strings its own colours', () => {
    const html = highlight('<A b={c} d="e">{f}</A>', 'tsx');
    expect(html).toContain('<span class="token type">A b</span>');
    expect(html).toContain('<span class="token string">e</span>');
    expect(html).toContain('{</span>c<span');
    expect(highlight('`a${b}`', 'ts')).toContain('{</span>b<span');
  });

  it('colours a diff by its lines', () => {
    const html = highlight('-a\n+b\n c', 'diff');
    expect(html).toBe(
      '<span class="token deleted">-a\n</span><span class="token inserted">+b\n </span>c',
    );
  });
});

describe('renderCodeBlock', () => {
  it('has a focusable block and a named button', () => {
    expect(renderCodeBlock({ code: 'a', language: 'text', title: 'a.txt' })).toBe(
      '<figure class="code-block"><figcaption>a.txt</figcaption>' +
        '<pre class="language-text" tabindex="0"><code>a</code></pre>' +
        '<button type="button" class="copy-button" data-copy aria-label="Copy code">' +
        '<span class="copy-label">Copy</span></button></figure>',
    );
  });
});
