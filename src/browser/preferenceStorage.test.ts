// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferences } from '../core/preferences';
import { readPreference, writePreference } from './preferenceStorage';

const { mode, codeVariant, codeStyling, primary, secondary } = preferences;

function cookieIs(text: string): void {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
}

function writtenCookies() {
  const set = vi.spyOn(document, 'cookie', 'set');
  return () => set.mock.calls.map(([text]) => text);
}

beforeEach(() => {
  localStorage.clear();
});

describe('cookies that are written', () => {
  const ATTRIBUTES = '; path=/; max-age=31536000; sameSite=Lax';

  test.each([
    ['codeVariant=JS', codeVariant, 'JS'],
    ['codeVariant=TS', codeVariant, 'TS'],
    ['codeStyling=MUI%20System', codeStyling, 'MUI System'],
    ['codeStyling=CSS', codeStyling, 'CSS'],
    ['codeStyling=Tailwind', codeStyling, 'Tailwind'],
  ])('%s', (expected, preference, value) => {
    const written = writtenCookies();
    writePreference(preference, value);
    expect(written()).toEqual([expected + ATTRIBUTES]);
  });

  test('both hues are kept together as JSON', () => {
    const written = writtenCookies();
    cookieIs('paletteColors={"primary":"teal","secondary":"lime"}');
    writePreference(secondary, 'red');
    const [name, value] = written()[0]!.replace(ATTRIBUTES, '').split('=');
    expect(name).toBe('paletteColors');
    expect(JSON.parse(decodeURIComponent(value!))).toEqual({ primary: 'teal', secondary: 'red' });
    expect(written()[0]!.endsWith(ATTRIBUTES)).toBe(true);
  });
});

describe('cookies that are read', () => {
  test.each([
    ['codeStyling=MUI%20System', 'MUI System'],
    ['codeStyling=MUI System', 'MUI System'],
    ['other=1; codeStyling=CSS; more=2', 'CSS'],
    ['codeStyling=CSS; codeStyling=Tailwind', 'CSS'],
    ['codeStyling=', ''],
    ['xcodeStyling=CSS', undefined],
    ['', undefined],
    // Broken percent-encoding, in the cookie or in a stranger's.
    ['codeStyling=%E0%A4%A', undefined],
    ['codeStyling=%FF', undefined],
    ['%FF=1; codeStyling=CSS', 'CSS'],
    ['__proto__=1; constructor=2; codeStyling=CSS', 'CSS'],
  ])('%s', (cookie, expected) => {
    cookieIs(cookie);
    expect(readPreference(codeStyling)).toBe(expected);
  });

  test('a hue comes out of the JSON, encoded or not', () => {
    cookieIs(`paletteColors=${encodeURIComponent('{"primary":"teal","secondary":"lime"}')}`);
    expect([readPreference(primary), readPreference(secondary)]).toEqual(['teal', 'lime']);
    cookieIs('paletteColors={"primary":"red"}');
    expect([readPreference(primary), readPreference(secondary)]).toEqual(['red', 'pink']);
    cookieIs('');
    expect(readPreference(primary)).toBeUndefined();
  });
});

describe('storage that refuses', () => {
  test('blocked localStorage reads as empty and takes nothing', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    expect(readPreference(mode)).toBeUndefined();
    expect(() => writePreference(mode, 'dark')).not.toThrow();
  });

  test('full localStorage takes nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(() => writePreference(mode, 'dark')).not.toThrow();
  });

  test('blocked cookies read as empty and take nothing', () => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    for (const preference of [codeVariant, primary]) {
      expect(readPreference(preference)).toBeUndefined();
      expect(() => writePreference(preference, 'JS')).not.toThrow();
    }
  });
});
