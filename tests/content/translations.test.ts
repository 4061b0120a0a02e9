import { describe, expect, test } from 'vitest';
import { navigation } from '../../data/nav/index';
import { standalone } from '../../data/nav/standalone';
import { flattenPages } from '../../src/node/model/navigation/flattenPages';
import { pageTitle } from '../../src/node/model/navigation/pageTitle';
import { lookUp, type TranslationTable } from '../../src/language/translationTable.boot';
import english from '../../translations/translations.json' with { type: 'json' };
import chinese from '../../translations/translations-zh.json' with { type: 'json' };

/** Pages that another site holds; the tables name them, our tree does not (SPEC 3.3). */
const TEMPLATES = '/getting-started/templates/';

function keysOf(table: TranslationTable, prefix = ''): string[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? `${prefix}${key}` : keysOf(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => text.match(/\{\{.*?\}\}/g)?.toSorted() ?? [];

describe('translations.json', () => {
  test('titles are those of the navigation', () => {
    const titles = new Map(
      flattenPages([...navigation, ...standalone]).map((page) => [page.pathname, pageTitle(page)]),
    );
    for (const [path, title] of Object.entries(english.pages)) {
      if (!path.startsWith(TEMPLATES)) {
        expect(title, path).toBe(titles.get(path));
      }
    }
  });

  test('an English string of the interface is its own key', () => {
    for (const [key, text] of Object.entries(english.strings)) expect(text).toBe(key);
  });

  test('labels are those of the top level, which has no pages of its own', () => {
    expect(Object.entries(english.labels)).toEqual(
      navigation.map((item) => [pageTitle(item), pageTitle(item)]),
    );
  });

  test('names the templates', () => {
    const titles = Object.entries(english.pages).filter(([path]) => path.startsWith(TEMPLATES));
    expect(titles.map(([, title]) => title)).toEqual([
      'Marketing page',
      'Blog',
      'Checkout',
      'Dashboard',
      'Pricing',
      'Sign-in',
      'Sign-in side',
      'Sign-up',
      'Sticky footer',
    ]);
  });
});

describe('translations-zh.json', () => {
  test('has every string of the interface', () => {
    expect(Object.keys(chinese.strings).toSorted()).toEqual(
      Object.keys(english.strings).toSorted(),
    );
    for (const [text, translation] of Object.entries(chinese.strings)) {
      expect(translation.trim(), text).not.toBe('');
    }
  });

  test('translates what English has, with the same placeholders', () => {
    const { strings, ...tables } = chinese;
    for (const [text, translation] of Object.entries(strings)) {
      expect(placeholders(translation), text).toEqual(placeholders(text));
    }
    for (const key of keysOf(tables)) {
      const original = lookUp(english, key);
      expect(original, `${key} is not in translations.json`).toBeDefined();
      expect(placeholders(lookUp(tables, key) ?? ''), key).toEqual(placeholders(original ?? ''));
    }
  });

  test('covers the general documentation and the templates', () => {
    const general = navigation.filter((item) =>
      ['Introduction', 'Common concepts', 'Migration'].includes(pageTitle(item)),
    );
    const templates = Object.keys(english.pages).filter((path) => path.startsWith(TEMPLATES));
    const paths = [...flattenPages(general), ...standalone].map(({ pathname }) => pathname);
    expect(Object.keys(chinese.pages)).toEqual([...paths, ...templates]);
    expect(Object.keys(chinese.labels)).toEqual(
      expect.arrayContaining(general.map((item) => pageTitle(item))),
    );
  });
});
