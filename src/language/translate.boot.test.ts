import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTranslate, type TranslateOptions } from './translate.boot';

const tables = {
  en: { copy: { idle: 'Copy' }, only: { english: 'English {{name}}' } },
  zh: { copy: { idle: '复制' } },
};

let warn: ReturnType<typeof vi.spyOn>;
let error: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a known key', () => {
  test('comes from the language without a word on the console', () => {
    expect(createTranslate(tables, 'en')('copy.idle')).toBe('Copy');
    expect(createTranslate(tables, 'zh')('copy.idle')).toBe('复制');
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('a missing language', () => {
  test.each(['fr', '', 'constructor', '__proto__'])(
    '"%s" logs an error and reads …',
    (language) => {
      expect(createTranslate(tables, language)('copy.idle')).toBe('…');
      expect(error).toHaveBeenCalledExactlyOnceWith(`Missing language: ${language}.`);
      expect(warn).not.toHaveBeenCalled();
    },
  );
});

describe('a missing key', () => {
  test('falls back to English, placeholders filled, and warns once', () => {
    const translate = createTranslate(tables, 'zh');
    expect(translate('only.english', { name: 'text' })).toBe('English text');
    expect(translate('only.english', { name: 'text' })).toBe('English text');
    expect(warn).toHaveBeenCalledExactlyOnceWith('Missing translation for zh:only.english.');
  });

  test('warns once although translate is created anew', () => {
    createTranslate(tables, 'zh')('missing.again');
    createTranslate(tables, 'zh')('missing.again');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('warns once for each language', () => {
    createTranslate(tables, 'zh')('missing.each');
    createTranslate(tables, 'en')('missing.each');
    expect(warn.mock.calls).toEqual([
      ['Missing translation for zh:missing.each.'],
      ['Missing translation for en:missing.each.'],
    ]);
  });

  test('is null when English lacks it too, or is not at hand', () => {
    expect(createTranslate(tables, 'en')('missing.everywhere')).toBeNull();
    expect(createTranslate({ zh: tables.zh }, 'zh')('missing.english')).toBeNull();
  });

  test('ignoreWarning keeps quiet, and does not use up the warning', () => {
    const translate = createTranslate(tables, 'zh');
    expect(translate('missing.quiet', { ignoreWarning: true })).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    translate('missing.quiet', { ignoreWarning: false });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each(['constructor', '__proto__', 'toString.name', 'copy'])('"%s" is missing', (key) => {
    expect(createTranslate(tables, 'en')(key)).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Missing translation for en:${key}.`);
  });
});

describe('placeholders', () => {
  test.each<[string, TranslateOptions | undefined, string]>([
    ['{{a}} and {{b}}', { a: 'x', b: 2 }, 'x and 2'],
    ['{{a}}{{a}}', { a: 'x' }, 'xx'],
    ['{{a}}', { a: '' }, ''],
    ['{{a}}', { a: 0 }, '0'],
    ['{{a}}', { a: '{{b}}', b: 'no' }, '{{b}}'],
    ['{{a}}', { a: '$& $1' }, '$& $1'],
    ['{{a}}', {}, '{{a}}'],
    ['{{a}}', undefined, '{{a}}'],
    ['{{a}}', { a: undefined }, '{{a}}'],
    ['{{constructor}} {{__proto__}}', {}, '{{constructor}} {{__proto__}}'],
    ['{{a', { a: 'x' }, '{{a'],
    ['a}} {a} {{}}', { a: 'x' }, 'a}} {a} {{}}'],
    ['{{{a}}}', { a: 'x' }, '{x}'],
    ['{{ a }}', { a: 'x' }, '{{ a }}'],
  ])('%s with %o', (text, options, expected) => {
    expect(createTranslate({ en: { text } }, 'en')('text', options)).toBe(expected);
  });
});
