// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPreference } from '../browser/preferenceStore';
import { preferences } from '../core/preferences';
import { applyPreferences } from './applyPreferences';
import { followOtherTabs, keepPreferences } from './keepPreferences';

const html = document.documentElement;
let systemDark: { matches: boolean; change: () => void };

/** A system whose scheme the test can change. */
function stubSystem(): void {
  const listeners: (() => void)[] = [];
  systemDark = { matches: false, change: () => listeners.forEach((listener) => listener()) };
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return systemDark.matches;
        },
        addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
      }) as unknown as MediaQueryList,
  );
}

function cookiesAre(text: string) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
  const set = vi.spyOn(document, 'cookie', 'set');
  return () => set.mock.calls.map(([cookie]) => decodeURIComponent(cookie.split('; path')[0]!));
}

const shown = (name: keyof typeof preferences) => html.getAttribute(preferences[name].attribute);
const themeColors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ content }) => content,
  );

beforeEach(() => {
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  document.head.replaceChildren();
  localStorage.clear();
  location.hash = '';
  stubSystem();
});

describe('without anything stored', () => {
  test('every preference shows its default, and only the code variant is saved', () => {
    const written = cookiesAre('');
    applyPreferences();
    keepPreferences();
    for (const { attribute, default: fallback } of Object.values(preferences)) {
      expect(html.getAttribute(attribute)).toBe(fallback);
    }
    expect(written()).toEqual(['codeVariant=TS']);
    expect(localStorage.length).toBe(0);
  });
});

describe('the colour scheme', () => {
  test.each([
    [undefined, false, 'light'],
    [undefined, true, 'dark'],
    ['system', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['garbage', true, 'dark'],
  ])('mode %s, dark system %s: %s', (mode, dark, expected) => {
    if (mode) localStorage.setItem('mui-mode', mode);
    systemDark.matches = dark;
    applyPreferences();
    expect(html.dataset.colorScheme).toBe(expected);
  });

  test('follows the system live while that is the mode', () => {
    applyPreferences();
    systemDark.matches = true;
    systemDark.change();
    expect(html.dataset.colorScheme).toBe('dark');
    setPreference('mode', 'light');
    systemDark.change();
    expect(html.dataset.colorScheme).toBe('light');
  });

  test('is the one that is stored for the mode, if there is such a scheme', () => {
    localStorage.setItem('mui-mode', 'light');
    localStorage.setItem('mui-color-scheme-light', 'dark');
    applyPreferences();
    expect(html.dataset.colorScheme).toBe('dark');
    localStorage.setItem('mui-color-scheme-light', 'solarized"]');
    applyPreferences();
    expect(html.dataset.colorScheme).toBe('light');
  });

  test('gives the browser bar its colour, first in the head', () => {
    document.head.innerHTML = '<title>Page</title>';
    applyPreferences();
    expect(themeColors()).toEqual(['#fbfcfd']);
    expect(document.head.firstElementChild?.getAttribute('name')).toBe('theme-color');
    setPreference('mode', 'dark');
    expect(themeColors()).toEqual(['#10151c']);
  });

  test('changes the theme-color metas that are there', () => {
    document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color" media="print">';
    setPreference('mode', 'dark');
    applyPreferences();
    expect(themeColors()).toEqual(['#10151c', '#10151c']);
  });
});

describe('cookies and the hash', () => {
  test.each([
    ['', '', 'TS', 'MUI System', ['codeVariant=TS']],
    ['', 'codeVariant=JS', 'JS', 'MUI System', ['codeVariant=JS']],
    ['#A.tsx', 'codeVariant=JS', 'TS', 'MUI System', ['codeVariant=TS']],
    ['#A.js', '', 'JS', 'MUI System', ['codeVariant=JS']],
    ['#A', 'codeStyling=CSS', 'TS', 'CSS', ['codeVariant=TS', 'codeStyling=CSS']],
    ['#css-A.js', 'codeStyling=Tailwind', 'JS', 'CSS', ['codeVariant=JS', 'codeStyling=CSS']],
    ['', 'codeVariant=ts; codeStyling=%FF', 'TS', 'MUI System', ['codeVariant=TS']],
  ])('hash "%s", cookies "%s"', (hash, cookies, variant, styling, expected) => {
    location.hash = hash;
    const written = cookiesAre(cookies);
    applyPreferences();
    keepPreferences();
    expect([shown('codeVariant'), shown('codeStyling')]).toEqual([variant, styling]);
    expect(written()).toEqual(expected);
  });

  test('chosen hues are shown', () => {
    cookiesAre('paletteColors={"primary":"teal","secondary":"lime"}');
    applyPreferences();
    expect([shown('primary'), shown('secondary')]).toEqual(['teal', 'lime']);
  });

  test.each(['garbage', '{"primary":"<b>"}', 'null'])('the hues %s are replaced', (text) => {
    const written = cookiesAre(`paletteColors=${text}`);
    applyPreferences();
    keepPreferences();
    expect([shown('primary'), shown('secondary')]).toEqual(['blue', 'pink']);
    expect(written().findLast((cookie) => cookie.startsWith('paletteColors'))).toBe(
      'paletteColors={"primary":"blue","secondary":"pink"}',
    );
  });
});

describe('other tabs', () => {
  beforeAll(followOtherTabs);
  const storageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  test('what they choose is shown here', () => {
    applyPreferences();
    localStorage.setItem('mui-mode', 'dark');
    storageEvent('mui-mode');
    expect(shown('mode')).toBe('dark');
    expect(html.dataset.colorScheme).toBe('dark');
  });

  test('garbage, strange keys and a cleared storage lead to the defaults', () => {
    localStorage.setItem('docs-direction', 'rtl');
    applyPreferences();
    storageEvent('__proto__');
    storageEvent('codeVariant');
    expect(html.dir).toBe('rtl');
    localStorage.setItem('mui-mode', '(');
    storageEvent('mui-mode');
    expect(shown('mode')).toBe('system');
    localStorage.clear();
    storageEvent(null);
    expect(html.dir).toBe('ltr');
  });
});

test('blocked storage and cookies leave the defaults', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  location.hash = '#A.js';
  expect(applyPreferences).not.toThrow();
  expect(keepPreferences).not.toThrow();
  expect(shown('codeVariant')).toBe('JS');
  expect(shown('mode')).toBe('system');
});
