import { describe, expect, test } from 'vitest';
import { withLanguagePrefix, withoutLanguagePrefix } from './languagePrefix';

describe('withoutLanguagePrefix', () => {
  test.each([
    ['/zh/x/introduction/', '/x/introduction/'],
    ['/pt-BR/x/', '/x/'],
    ['/zh/', '/'],
    ['/zh', '/'],
    ['/zh?a=b', '/?a=b'],
    ['/x/introduction/', '/x/introduction/'],
    ['/system/', '/system/'],
    ['x/zh/', 'x/zh/'],
    ['', ''],
  ])('%s → %s', (path, plain) => {
    expect(withoutLanguagePrefix(path)).toBe(plain);
  });
});

describe('withLanguagePrefix', () => {
  test.each([
    ['/x/react-data-grid/', 'zh', '/zh/x/react-data-grid/'],
    ['/x/react-data-grid/?a=b#c', 'zh', '/zh/x/react-data-grid/?a=b#c'],
    ['/x/', 'pt-BR', '/pt-BR/x/'],
    ['/', 'zh', '/zh/'],
    ['/x/', 'en', '/x/'],
    ['/zh/x/', 'en', '/x/'],
    ['/zh/x/', 'zh', '/zh/x/'],

    ['/blog', 'zh', '/blog'],
    ['/blog/', 'zh', '/blog/'],
    ['/blog/mui-x-v8/', 'zh', '/blog/mui-x-v8/'],
    ['/blog?page=2', 'zh', '/blog?page=2'],
    ['/blog#news', 'zh', '/blog#news'],
    ['/zh/blog/mui-x-v8/', 'zh', '/blog/mui-x-v8/'],
    ['/size-snapshot/', 'zh', '/size-snapshot/'],
    ['/blogroll/', 'zh', '/zh/blogroll/'],

    ['#section', 'zh', '#section'],
    ['', 'zh', ''],
    ['//example.com/x/', 'zh', '//example.com/x/'],
    ['https://mui.com/x/', 'zh', 'https://mui.com/x/'],

    ['/x/', '', '/x/'],
    ['/x/', '..', '/x/'],
    ['/x/', '/example.com', '/x/'],
    ['/x/', 'constructor', '/x/'],
  ])('%s in "%s" → %s', (path, language, expected) => {
    expect(withLanguagePrefix(path, language)).toBe(expected);
  });
});
