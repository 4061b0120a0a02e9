import { describe, expect, test } from 'vitest';
import {
  preferences,
  tabPreferences,
  validPreference,
  type Preference,
  type PreferenceName,
} from './preferences';

const all = Object.entries(preferences) as [PreferenceName, Preference][];

describe('the table', () => {
  test.each(all)('%s has a default among its values', (_name, { values, default: fallback }) => {
    expect(values).toContain(fallback);
  });

  test('gives each preference a place and an attribute of its own', () => {
    const places = all.map(([, { storage, key, slot = '' }]) => `${storage} ${key} ${slot}`);
    const attributes = all.map(([, { attribute }]) => attribute);
    expect(new Set(places).size).toBe(all.length);
    expect(new Set(attributes).size).toBe(all.length);
  });

  test('uses the names that the specification gives', () => {
    expect(preferences.mode.key).toBe('mui-mode');
    expect(preferences.lightScheme.key).toBe('mui-color-scheme-light');
    expect(preferences.darkScheme.key).toBe('mui-color-scheme-dark');
    expect(preferences.codeVariant).toMatchObject({ storage: 'cookie', key: 'codeVariant' });
    expect(preferences.codeStyling).toMatchObject({ storage: 'cookie', key: 'codeStyling' });
    expect(preferences.primary).toMatchObject({ storage: 'cookie', key: 'paletteColors' });
    expect(preferences.secondary).toMatchObject({ storage: 'cookie', key: 'paletteColors' });
    expect(preferences.codeVariant.values).toEqual(['TS', 'JS']);
    expect(preferences.codeStyling.values).toEqual(['MUI System', 'CSS', 'Tailwind']);
  });

  test.each(Object.entries(tabPreferences))('leads the tabs of "%s" to %s', (key, name) => {
    expect(preferences[name].key).toBe(key);
  });
});

describe('validPreference', () => {
  test.each(all)('keeps every allowed value of %s', (name, { values }) => {
    for (const value of values) expect(validPreference(name, value)).toBe(value);
  });

  test.each([
    undefined,
    null,
    '',
    'DARK',
    ' dark',
    '__proto__',
    'constructor',
    '0',
    0,
    {},
    ['dark'],
  ])('takes the default instead of %j', (value) => {
    for (const [name, { default: fallback }] of all) {
      expect(validPreference(name, value)).toBe(fallback);
    }
  });
});
