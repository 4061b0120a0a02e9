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

test('names add at most 8 % to the longest guide, and to all guides together', () => {
  const documents = allDemoPages().map(({ pathname }) => {
    const html = readFileSync(`out${pathname}index.html`, 'utf8');
    return { named: weight(html), without: weight(bare(html)) };
  });
  const longest = documents.reduce((a, b) => (b.without > a.without ? b : a));
  const sum = (values: number[]) => values.reduce((a, b) => a + b);
  const all = {
    named: sum(documents.map(({ named }) => named)),
    without: sum(documents.map(({ without }) => without)),
  };
  for (const { named, without } of [longest, all]) {
    expect(named).toBeGreaterThan(without);
    expect(named / without - 1).toBeLessThanOrEqual(MAX_SHARE);
  }
});
