import { describe, expect, it } from 'vitest';
import {
  expectBodyError,
  parseBody,
  renderBody,
} from '../../../../tests/fixtures/markdown/guideFixture';

describe('links', () => {
  it.each([
    '/x/react-charts/',
    '/x/react-charts/?a=b#c',
    '#here',
    '/x/llms.txt',
    '/x/a.md#b',
    '/static/a.svg',
    'https://mui.com',
    'http://localhost:3000/a',
    'mailto:x@mui.com',
  ])('takes %s', (href) => {
    expect(parseBody(`\n[a](${href})`).links).toEqual([{ href, line: 7 }]);
  });

  it('marks external links', () => {
    expect(renderBody('[a](https://b.c/) [d](/x/)')).toBe(
      '<p><a href="https://b.c/" class="external" rel="noopener">a</a> <a href="/x/">d</a></p>',
    );
  });

  it('reads references and bare addresses, not text that looks like e-mail', () => {
    const body = '[a][1] and https://b.c/ and grid@8.6.x.org\n\n[1]: /x/a/ "T"\n';
    expect(parseBody(body).links.map(({ href }) => href)).toEqual(['/x/a/', 'https://b.c/']);
    expect(renderBody(body)).toContain('<a href="/x/a/" title="T">a</a>');
    expect(renderBody(body)).toContain(' and grid@8.6.x.org</p>');
  });

  it('turns links to unwritten pages into text', () => {
    const isUnwritten = (pathname: string) => pathname === '/x/later/';
    const guide = parseBody('[*a* `b`](/x/later/?c#d) [e](/x/now/)', { isUnwritten });
    expect(guide.unwrittenLinks).toEqual(['/x/later/?c#d']);
    expect(guide.links.map(({ href }) => href)).toEqual(['/x/now/']);
    expect(renderBody('[*a* `b`](/x/later/)', { isUnwritten })).toBe(
      '<p><span class="unwritten-link"><em>a</em> <code>b</code></span></p>',
    );
  });

  it.each([
    ['[a](/x/react-charts)', 1, 'lacks the slash', 'Write /x/react-charts/\\.'],
    ['[a](/x/react-charts#b)', 1, 'lacks the slash', 'Write /x/react-charts/#b'],
    ['[a](/x/a.html?b)', 1, 'lacks the slash', 'Write /x/a/\\?b'],
    ['[a](/x/v8.6)', 1, 'lacks the slash', 'Write /x/v8.6/'],
    ['Text\n\n[a](../b/)', 3, 'is relative', 'the path from the root'],
    ['[a](b.md)', 1, 'is relative', 'the path from the root'],
    ['[a](?b)', 1, 'is relative', 'the path from the root'],
    ['[a](//b.c/)', 1, 'names no protocol', 'https://'],
    ['[a](http://b.c/)', 1, 'not secure', 'https:'],
    ['[a](javascript:alert\\(1\\))', 1, 'with "javascript:"', 'Link to a page'],
    ['[a](JavaScript:b)', 1, 'with "JavaScript:"', 'Link to a page'],
    ['[a](data:text/html,b)', 1, 'with "data:"', 'Link to a page'],
    ['<vbscript:a>', 1, 'with "vbscript:"', 'Link to a page'],
    ['[a](mailto:b)', 1, 'with "mailto:"', 'Link to a page'],
    ['[a](https://)', 1, 'is not an address', 'Copy'],
    ['[a]()', 1, 'leads nowhere', 'Give it a path'],
    ['[a](#)', 1, 'leads nowhere', 'Give it a path'],
    ['[](/x/)', 1, 'has no text', 'Write between the brackets'],
    ['[a][1]\n\n[1]: b/', 1, 'is relative', 'the path from the root'],
  ])('refuses %j', (body, line, problem, fix) => {
    expectBodyError(body, { line, problem, fix: new RegExp(fix) });
  });
});

describe('images', () => {
  it('reserves the place where the size is known', () => {
    const imageSize = () => ({ width: 20, height: 10 });
    expect(renderBody('![A grid](/static/a.png)', { imageSize })).toBe(
      '<p><img src="/static/a.png" alt="A grid" width="20" height="10" loading="lazy" decoding="async"></p>',
    );
  });

  it.each([
    ['![](/static/a.png)', 'no alternative text', 'Say between the brackets'],
    ['![a](https://b.c/d.png)', 'not below /static/', 'public/static/'],
    ['![a](b.png)', 'not below /static/', 'public/static/'],
    ['![a][1]\n\n[1]: b.png', 'not below /static/', 'public/static/'],
    ['![a](/static/missing.png)', 'There is no image', 'mend its path'],
  ])('refuses %j', (body, problem, fix) => {
    expectBodyError(body, { line: 1, problem, fix }, { imageSize: () => undefined });
  });
});
