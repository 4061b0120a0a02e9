import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import {
  frontMatter,
  guideContext,
  parseBody,
  renderBody,
} from '../../../../tests/fixtures/markdown/guideFixture';
import { parseGuide } from './parseGuide';

const everyFeature = readFileSync('tests/fixtures/markdown/every-feature.md', 'utf8');

describe('a page with every feature', () => {
  const guide = parseGuide(everyFeature, guideContext);
  const { blocks } = guide.props;

  it('is split at demos and components', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'demo', 'html', 'component', 'html']);
    expect(blocks[1]).toEqual({
      kind: 'demo',
      name: 'BasicSorting',
      options: { height: 400, bg: 'inline' },
    });
    expect(blocks[3]).toEqual({
      kind: 'component',
      name: 'KeyboardTable',
      props: { keys: ['Enter'], dense: true },
    });
  });

  it('has a table of contents, ids, links and code to check', () => {
    expect(guide.props.toc.map(({ id, level }) => `${level} ${id}`)).toEqual([
      '2 multi-sorting',
      '3 in-onsortmodelchange',
      '2 install',
      '2 install-2',
    ]);
    expect(guide.ids).toContain('BasicSorting');
    expect(guide.links).toEqual([
      { href: '/x/react-data-grid/filtering/?a=1#top', line: 20 },
      { href: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/', line: 21 },
    ]);
    const lines = everyFeature.split('\n');
    expect(guide.fences).toHaveLength(1);
    expect(lines[guide.fences[0]!.line - 1]).toBe("import { DataGrid } from '@mui/x-data-grid';");
  });

  it('is valid HTML: a browser reads it as it is written', () => {
    for (const block of blocks) {
      if (block.kind !== 'html') continue;
      const read = toHtml(fromHtml(block.html, { fragment: true }));
      expect(
        read.replaceAll('data-tabs=""', 'data-tabs').replaceAll('data-copy=""', 'data-copy'),
      ).toBe(block.html.replaceAll('&gt;', '>').replaceAll('&lt;', '&#x3C;'));
    }
  });

  it('has no id twice', () => {
    const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same each time', () => {
    expect(parseGuide(everyFeature, guideContext)).toEqual(guide);
    expect(JSON.stringify(parseGuide(everyFeature, guideContext))).toBe(JSON.stringify(guide));
  });

  it.each([
    ['CRLF', everyFeature.replaceAll('\n', '\r\n')],
    ['lone CR', everyFeature.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${everyFeature}`],
  ])('reads the same with %s', (_, source) => {
    expect(parseGuide(source, guideContext)).toEqual(guide);
  });
});

describe('odd texts', () => {
  it.each([
    '10:30',
    'a:b',
    ':smile:',
    '::leaf',
    '::leaf[x]{a=b}',
    ':text[x]{a=b}',
    '~5 ms to ~9 ms',
  ])('leaves %s as written', (text) => {
    expect(renderBody(`At ${text} or\n${text}\n`)).toBe(`<p>At ${text} or\n${text}</p>`);
  });

  it('takes a page without text', () => {
    expect(parseBody('').props.blocks).toEqual([]);
  });

  it('keeps tabs and nesting of code in lists', () => {
    const html = renderBody('- one\n  - two\n\n    ```text\n    \ta\n      b\n    ```\n');
    expect(html).toContain('<code>\ta\n  b</code>');
  });

  it('drops comments and keeps line numbers after them', () => {
    const guide = parseBody('<!-- a\nnote with {{ and <script> -->\n\n[a](/x/a/)\n');
    expect(guide.props.blocks).toEqual([{ kind: 'html', html: '<p><a href="/x/a/">a</a></p>' }]);
    expect(guide.links[0]!.line).toBe(9);
  });

  it('survives lines of 10,000 characters quickly', () => {
    const long = 'word_[(*<`:|~'.replace('<', '').repeat(800).slice(0, 10_000).replaceAll('`', '');
    const started = performance.now();
    const guide = parseBody(`${long}\n\n## ${'a '.repeat(5000)}\n\n\`\`\`tsx\n${long}\n\`\`\`\n`);
    expect(guide.props.toc).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('lets titles hold what looks like markup', () => {
    const source = frontMatter.replace('title: Sorting', 'title: \'a </script> & "b" <i>\'');
    expect(parseGuide(source, guideContext).props.meta.title).toBe('a </script> & "b" <i>');
  });
});
