import { describe, expect, it } from 'vitest';
import {
  expectBodyError,
  parseBody,
  renderBody,
} from '../../../../tests/fixtures/markdown/guideFixture';

describe('raw HTML', () => {
  it('takes the short list of tags', () => {
    const body =
      '<kbd class="a">Ctrl</kbd>+<KBD>C</KBD> H<sub>2</sub>O<br>x<sup title=\'b\'>2</sup><br/>';
    expect(renderBody(body)).toBe(
      '<p><kbd class="a">Ctrl</kbd>+<kbd>C</kbd> H<sub>2</sub>O<br>x<sup title="b">2</sup><br></p>',
    );
  });

  it('takes details with Markdown, code and nesting in it', () => {
    const body =
      '<details id="more" open>\n<summary>A &amp; B</summary>\n\n## H\n\n```ts\nx\n```\n\n' +
      '<details><summary>In</summary>\n\n- a\n\n</details>\n\n</details>\n\nAfter\n';
    const html = renderBody(body);
    expect(html).toMatch(
      /^<details id="more" open>.*<h2 id="h">.*<figure.*<\/details>\s*<p>After<\/p>$/s,
    );
    expect(parseBody(body).ids).toEqual(['more', 'h']);
  });

  it.each([
    ['a\n\n<script>alert(1)</script>', 3, 'HTML tag <script>', 'Allowed: details'],
    ['<iframe src="a"></iframe>', 1, 'HTML tag <iframe>', 'Allowed: details'],
    ['a\nb <style>c</style>', 2, 'HTML tag <style>', 'Allowed: details'],
    ['An Array<string> here', 1, 'HTML tag <string>', 'backticks'],
    ['<kbd onclick="a()">b</kbd>', 1, 'attribute "onclick" of <kbd>', 'Remove it'],
    ['<details\n  style="a">\n<summary>b</summary>\n\n</details>', 1, '"style"', 'Remove it'],
    ['<details>\n<summary onx=a>b</summary>\n</details>', 2, '"onx" of <summary>', 'Remove it'],
    ['<kbd id="a">b</kbd> <kbd id="a">b</kbd>', 1, '"a" occurs twice', 'another id'],
    ['<kbd>a', 1, '<kbd> is never closed', 'Write </kbd>'],
    ['a</kbd>', 1, '</kbd> closes nothing', 'in the order'],
    ['<kbd><sup>a</kbd></sup>', 1, '</kbd> closes nothing', 'in the order'],
    ['<kbd/>', 1, 'cannot close itself', 'Write <kbd>'],
    ['<details>\n<summary>a</summary>\n\nb', 1, '<details> is never closed', 'Write </details>'],
    ['<details>\n\na\n\n</details>', 1, 'has no <summary>', 'Begin it with'],
    ['a <details><summary>b</summary></details>', 1, 'inside a paragraph', 'line of its own'],
    [
      '<details>\n<summary>a</summary>\n```ts\nb\n```\n</details>',
      3,
      'part of raw HTML',
      'empty line',
    ],
    ['<details>\n<summary>a < b</summary>\n</details>', 2, 'starts no tag', '&lt;'],
    ['<!DOCTYPE html>', 1, 'starts no tag', 'backticks'],
    ['a\n\n<!-- b', 3, 'comment is never closed', '-->'],
    ['a[^1]\n\n[^1]: b', 3, 'Footnotes', 'in the text'],
  ])('refuses %j', (body, line, problem, fix) => {
    expectBodyError(body, { line, problem, fix });
  });
});
