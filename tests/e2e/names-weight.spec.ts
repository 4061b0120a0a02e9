import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { allDemoPages } from './demoPages';
import { expect, test } from './test';

/** What the names of the API add to a document, read from the files of the build. */

/** Share of the document's gzip that links around names may add. */
const MAX_SHARE = 0.08;

const CODE = /<code\b[^>]*>[\s\S]*?<\/code>/g;
const NAME = /<a\b[^>]*href="\/x\/api\/[^>]*>([\s\S]*?)<\/a>/g;

const weight = (html: string) => gzipSync(html).length;
const bare = (html: string) => html.replace(CODE, (code) => code.replace(NAME, '$1'));

test('the longest guides are at most 8 % heavier through names', () => {
  const documents = allDemoPages()
    .map(({ pathname }) => ({ pathname, html: readFileSync(`out${pathname}index.html`, 'utf8') }))
    .sort((a, b) => weight(b.html) - weight(a.html))
    .slice(0, 5);
  for (const { pathname, html } of documents) {
    const without = bare(html);
    expect(without, `${pathname} has names`).not.toBe(html);
    expect(weight(html) / weight(without) - 1, pathname).toBeLessThanOrEqual(MAX_SHARE);
  }
});
