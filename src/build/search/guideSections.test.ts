import { expect, test } from 'vitest';
import { guideSections } from './guideSections';
import { shortenText } from './shortenText';

test('a guide comes apart at its headings, without code and buttons', () => {
  const sections = guideSections([
    { kind: 'html', html: '<p>First <code>rowHeight</code>.</p><pre><code>let a</code></pre>' },
    { kind: 'demo', name: 'BasicSort', options: {} },
    {
      kind: 'html',
      html:
        '<div class="heading"><h2 id="more">More</h2><a href="#more" aria-label="Link"></a></div>' +
        '<ul><li>One</li><li>Two</li></ul><button>Copy</button>' +
        '<aside><p class="callout-title">Info</p><p>Mind this.</p></aside>' +
        '<aside><p class="callout-title"><span class="callout-kind">Error: </span>No id</p></aside>',
    },
  ]);
  expect(sections).toEqual([
    ['', '', 'First rowHeight.'],
    ['more', 'More', 'One Two Mind this. No id'],
    ['BasicSort', 'Basic sort', ''],
  ]);
});

test('of a long text the start stays, and of the rest what is new', () => {
  const start = 'word '.repeat(24).trim();
  expect(shortenText('short and the same')).toBe('short and the same');
  expect(shortenText(`${start} needle. The needle and a new WORD, thread.`)).toBe(
    `${start} needle.…|new thread`,
  );
});
