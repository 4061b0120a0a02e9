// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showTexts } from './showTexts.boot';

const CHINESE: Record<string, string> = {
  Search: '搜索',
  Copy: '复制',
  System: '跟随系统',
  '{{count}} entries': '{{count}} 项',
  '{{count}} of {{all}} entries': '{{all}} 项中的 {{count}} 项',
  'Link to this section: {{heading}}': '本节链接：{{heading}}',
};

beforeEach(() => {
  globalThis.docsTranslate = (text, values) =>
    (CHINESE[text] ?? text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
});
afterEach(() => {
  globalThis.docsTranslate = undefined;
});

test.each([
  ['text', '<p>Search</p>', '<p>搜索</p>'],
  ['spaces around it', '<p> Search </p>', '<p> 搜索 </p>'],
  ['the longest of the strings that fit', '<p>3 of 40 entries</p>', '<p>40 项中的 3 项</p>'],
  ['placeholders', '<p>40 entries</p>', '<p>40 项</p>'],
  [
    'a name',
    '<a aria-label="Link to this section: Sort $1"></a>',
    '<a aria-label="本节链接：Sort $1"></a>',
  ],
  ['a field', '<input placeholder="Search">', '<input placeholder="搜索">'],
  ['a part of a sentence, which stays', '<p>Search here</p>', '<p>Search here</p>'],
  ['a member of every object, which stays', '<p>constructor</p>', '<p>constructor</p>'],
  ['what is a name', '<p translate="no"><b>System</b></p>', '<p translate="no"><b>System</b></p>'],
  ['a title', '<h1 data-title="">Search</h1>', '<h1 data-title="">Search</h1>'],
  [
    'the text of a page, but not its buttons',
    '<div class="guide-body"><div class="prose"><p>Copy</p><button>Copy</button></div></div>',
    '<div class="guide-body"><div class="prose"><p>Copy</p><button>复制</button></div></div>',
  ],
  [
    'a demo with all that it holds',
    '<div class="demo-stage"><button title="Search">Copy</button></div>',
    '<div class="demo-stage"><button title="Search">Copy</button></div>',
  ],
])('%s', (_, english, chinese) => {
  document.body.innerHTML = english;
  showTexts();
  expect(document.body.innerHTML).toBe(chinese);
  // A second time, as when another page comes in, nothing changes.
  showTexts();
  expect(document.body.innerHTML).toBe(chinese);
  globalThis.docsTranslate = undefined;
  showTexts();
  expect(document.body.innerHTML).toBe(english);
});
