import { expect, test } from 'vitest';
import { context } from '../../../model/api/fixture';
import { firstSentence } from '../../../model/api/descriptions';
import { renderText } from './renderText';

const pageOf = (name: string) => (name === 'Bar' ? '/x/api/charts/bar/' : undefined);
const isUnwritten = (pathname: string) => pathname === '/x/later/';
const render = (markdown: string) => renderText(markdown, context({ pageOf, isUnwritten }));

test.each([
  ['', ''],
  ['Plain text, with "quotes".', 'Plain text, with &quot;quotes&quot;.'],
  ['If `true`, it shows.', 'If <code>true</code>, it shows.'],
  ['The <input /> element', 'The <code>&#x3C;input /></code> element'],
  [
    'With [[Bar]] and [[Map<A, B>]].',
    'With <a href="/x/api/charts/bar/"><code>Bar</code></a> and <code>Map&#x3C;A, B></code>.',
  ],
  ['See [it](/x/later/#a).', 'See it.'],
  ['See [it](/x/b/#a).', 'See <a href="/x/b/#a">it</a>.'],
  ['See [it](/material-ui/a/).', 'See <a href="https://mui.com/material-ui/a/">it</a>.'],
  ['Use /x/b/c-d/#e-f.', 'Use <a href="/x/b/c-d/#e-f">e f</a>.'],
  ['Use /x/b/c-d/', 'Use <a href="/x/b/c-d/">c d</a>'],
  ['See https://a.example/b.', 'See <a href="https://a.example/b">https://a.example/b</a>.'],
])('%j becomes %j', (markdown, html) => {
  expect(render(markdown)).toBe(html);
});

test('lists and paragraphs keep their elements', () => {
  expect(render('One of:\n\n- `a`\n- b')).toBe(
    '<p>One of:</p>\n<ul>\n<li><code>a</code></li>\n<li>b</li>\n</ul>',
  );
  expect(render('1. one')).toContain('<ol>');
});

test('code wraps on a narrow screen', () => {
  expect(render('Like this:\n\n```tsx\nuse();\n```')).toContain(
    '<pre class="api-declaration"><code class="language-tsx">use();',
  );
});

test.each([
  ['Get it. Then go.', 'Get it.'],
  ['Split into:\n- `a`\n- b', 'Split into.'],
  ['Uses e.g. `id`\nof the row.', 'Uses e.g. id of the row.'],
  ['No full stop', 'No full stop'],
])('the first sentence of %j', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence);
});
