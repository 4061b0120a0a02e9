import { describe, expect, it } from 'vitest';
import {
  expectBodyError,
  parseBody,
  renderBody,
} from '../../../../tests/fixtures/markdown/guideFixture';
import { codeLanguages } from './codeLanguages';

const fence = (info: string, code = 'a\nb') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('fences', () => {
  it.each(codeLanguages)('takes %s', (language) => {
    expect(renderBody(fence(language))).toContain(`<pre class="language-${language}"`);
  });

  it('notes script code with its line, unless a reason is given', () => {
    const body = ['ts', 'tsx', 'js', 'jsx', 'css', 'ts nocheck="pseudo"'].map((info) =>
      fence(info),
    );
    const { fences } = parseBody(body.join('\n'));
    expect(fences.map(({ language, line }) => [language, line])).toEqual([
      ['ts', 7],
      ['tsx', 12],
      ['js', 17],
      ['jsx', 22],
    ]);
    expect(fences[0]!.code).toBe('a\nb');
  });

  it('notes what a diff leads to, in its own lines', () => {
    const [after] = parseBody(fence('diff after="tsx"', ' a\n-b\n+c\n\n d')).fences;
    expect(after).toEqual({ language: 'tsx', code: 'a\n\nc\n\nd', line: 7 });
    expect(parseBody(fence('diff', '-b\n+c')).fences).toEqual([]);
  });

  it('shows a title and highlights lines', () => {
    const html = renderBody(fence('text {2, 3-4} title="a <b> & c"', '1\n2\n\n4\n5'));
    expect(html).toContain('<figcaption>a &lt;b&gt; &amp; c</figcaption>');
    expect(html.match(/<span class="line-highlighted">[^<]*<\/span>/g)).toEqual([
      '<span class="line-highlighted">2</span>',
      '<span class="line-highlighted"></span>',
      '<span class="line-highlighted">4</span>',
    ]);
  });

  it('leaves braces in code alone', () => {
    expect(renderBody('Set `sx={{ m: 1 }}`.\n\n' + fence('text', '{{"demo": 1}}'))).toContain(
      '{{&quot;demo&quot;: 1}}',
    );
  });

  it.each([
    [fence(''), 1, 'has no language', 'Name one after the backticks: ts, tsx'],
    ['    indented\n', 1, 'four spaces', 'Indent less'],
    [fence('typescript'), 1, '"typescript" is not a language', 'Known languages are'],
    [fence('jsonn'), 1, '"jsonn" is not', 'Did you mean "json"'],
    [fence('tsx{1}'), 1, '"tsx{1}" is not', 'Did you mean "tsx"'],
    [fence('constructor'), 1, '"constructor" is not', 'Known languages are'],
    [fence('ts titel="a"'), 1, '"titel="a"" means nothing', 'Did you mean "title"'],
    [fence('ts App.tsx'), 1, '"App.tsx" means nothing', 'Write for example'],
    [fence('ts title="unclosed'), 1, 'means nothing', 'Did you mean "title"'],
    [fence('ts title=""'), 1, 'title="" is empty', 'Write for example'],
    [fence('ts nocheck=""'), 1, 'nocheck="" is empty', 'Say why'],
    [fence('ts after="ts"'), 1, 'belongs to a diff', '```diff after="tsx"'],
    [fence('diff after="css"'), 1, 'belongs to a diff', '```diff after="tsx"'],
    [fence('ts nocheck'), 1, '"nocheck" means nothing', 'nocheck'],
    [fence('bash nocheck="why"'), 1, 'never type-checked', 'Remove nocheck'],
    [fence('ts title="a" title="b"'), 1, 'two of', 'Keep one'],
    [fence('ts {3}'), 1, 'has 2', 'from 1 to 2'],
    [fence('ts {0}'), 1, 'has 2', 'from 1 to 2'],
    [fence('ts {2-1}'), 1, 'names no lines', 'Write for example'],
    [fence('ts {a}'), 1, 'names no lines', 'Write for example'],
    [fence('ts {}'), 1, 'names no lines', 'Write for example'],
    [`Text\n\n${fence('ts {9999999999}')}`, 3, 'has 2', 'from 1 to 2'],
    ['```ts\na\n\nText\n', 1, 'never closed', 'Close it with a line ```'],
    ['- item\n\n  ```ts\n  a\n\nText\n', 3, 'never closed', 'Close it'],
    ['```ts\n\n```\n', 1, 'is empty', 'Write code'],
  ])('refuses %j', (body, line, problem, fix) => {
    expectBodyError(body, { line, problem, fix });
  });
});
