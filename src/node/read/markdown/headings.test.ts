import { describe, expect, it } from 'vitest';
import {
  expectBodyError,
  parseBody,
  renderBody,
} from '../../../../tests/fixtures/markdown/guideFixture';

const idsOf = (body: string) => parseBody(body).props.toc.map(({ id }) => id);

describe('headings', () => {
  it('keeps the link out of the heading', () => {
    expect(renderBody('## Sort `rows` & <kbd>Tab</kbd>')).toBe(
      '<div class="heading heading-2"><h2 id="sort-rows--tab">Sort <code>rows</code> &#x26; <kbd>Tab</kbd></h2>' +
        '<a class="anchor" href="#sort-rows--tab" aria-label="Link to this section: Sort rows &#x26; Tab"></a>' +
        '<button type="button" class="section-button" popovertarget="section-menu" aria-label="Actions for section: Sort rows &#x26; Tab"></button></div>',
    );
  });

  it('lists h2 and h3 as plain text', () => {
    const body =
      '## [A *link*](/x/a/) 🎉\n\n### `GridColDef`\n\n#### Deeper\n\n## مرحبا\n\n## </script>`<b>`';
    expect(parseBody(body.replace('</script>', '&lt;/script>')).props.toc).toEqual([
      { id: 'a-link-', title: 'A link 🎉', level: 2 },
      { id: 'gridcoldef', title: 'GridColDef', level: 3 },
      { id: 'مرحبا', title: 'مرحبا', level: 2 },
      { id: 'scriptb', title: '</script><b>', level: 2 },
    ]);
  });

  it('numbers duplicates from 2 and never takes an id twice', () => {
    expect(idsOf('## A\n\n## A\n\n## A')).toEqual(['a', 'a-2', 'a-3']);
    expect(idsOf('## A 2\n\n## A\n\n## A')).toEqual(['a-2', 'a', 'a-3']);
    expect(idsOf('## A\n\n## B [#a]')).toEqual(['a-2', 'a']);
    expect(idsOf('## 🎉\n\n## 🎉')).toEqual(['section', 'section-2']);
  });

  it('keeps older ids of a heading as aliases', () => {
    const { props, ids } = parseBody('## A [#new #old #older]');
    expect(props.blocks).toEqual([
      {
        kind: 'html',
        html: expect.stringMatching(
          /<span id="old"><\/span><span id="older"><\/span><h2 id="new">A<\/h2>/,
        ) as string,
      },
    ]);
    expect(ids).toEqual(expect.arrayContaining(['new', 'old', 'older']));
    expect(props.toc).toEqual([{ id: 'new', title: 'A', level: 2 }]);
  });

  it('takes explicit ids off the text, on every level', () => {
    const html = renderBody('## A `b` [#my-id]\n\n### C\n\n#### D [#d]\n\n#### E');
    expect(html).toContain('<h2 id="my-id">A <code>b</code></h2>');
    expect(html).toContain('<h4 id="d">D</h4>');
    expect(html).toContain('<h4>E</h4>');
    expect(idsOf('## A [x]')).toEqual(['a-x']);
  });

  it.each([
    ['# Title', 1, 'heading of the first level', 'Use ## and deeper'],
    ['Title\n=====', 1, 'heading of the first level', 'Use ## and deeper'],
    ['### A', 1, 'level 3 heading follows a level 1', 'Write it with ##:'],
    ['## A\n\n#### B', 3, 'level 4 heading follows a level 2', 'Write it with ###'],
    ['## A\n\n##\n', 3, 'heading is empty', 'Give it a text'],
    ['## [#only-id]\n', 1, 'heading is empty', 'Give it a text'],
    ['## A [#x]\n\n## B [#x]', 3, '"x" occurs twice', 'Choose another id'],
    ['{{"demo": "BasicSorting.tsx"}}\n\n## B [#BasicSorting]', 3, 'occurs twice', 'another id'],
    ['## A [#1 2]', 1, '"1 2" cannot be the id', 'Begin it with a letter'],
    ['- ## A', 1, 'inside a list', 'Move it out'],
    [':::info\n## A\n:::', 2, 'inside a list, quote or callout', 'Move it out'],
  ])('refuses %j', (body, line, problem, fix) => {
    expectBodyError(body, { line, problem, fix });
  });
});
