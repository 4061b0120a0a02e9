// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getPreference, setPreference, showPreference } from '../browser/preferenceStore';
import { preferences, type PreferenceName } from '../core/preferences';
import { SettingsDialog } from '../layout/SettingsDialog';
import { listenForSettings } from './settings.boot';

const html = document.documentElement;
const input = (name: PreferenceName, value: string) =>
  document.querySelector<HTMLInputElement>(`[data-preference="${name}"] [value="${value}"]`)!;
const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>('#settings input:checked')].map(
    ({ value }) => value,
  );

function choose(name: PreferenceName, value: string): void {
  input(name, value).checked = true;
  input(name, value).dispatchEvent(new Event('change', { bubbles: true }));
}

listenForSettings();

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  document.body.innerHTML = renderToStaticMarkup(createElement(SettingsDialog));
  showPreference('mode', 'system');
});

describe('settings drawer', () => {
  test('offers every value of the preferences that it names, and no other', () => {
    const groups = document.querySelectorAll<HTMLElement>('[data-preference]');
    expect(groups).toHaveLength(6);
    for (const group of groups) {
      const name = group.dataset.preference as PreferenceName;
      const offered = [...group.querySelectorAll('input')].map(({ value }) => value);
      expect(offered.toSorted(), name).toEqual([...preferences[name].values].toSorted());
    }
  });

  test('the static HTML has nothing checked; the page decides', () => {
    expect(renderToStaticMarkup(createElement(SettingsDialog))).not.toContain('checked');
    expect(checked()).toEqual(['system', 'ltr', 'normal', 'open', 'blue', 'pink']);
  });

  test.each<[PreferenceName, string]>([
    ['mode', 'dark'],
    ['direction', 'rtl'],
    ['density', 'compact'],
    ['primary', 'teal'],
    ['secondary', 'amber'],
  ])('a choice of %s is kept and shown', (name, value) => {
    choose(name, value);
    expect(getPreference(name)).toBe(value);
    expect(checked()).toContain(value);
    const { storage, key } = preferences[name];
    if (storage === 'localStorage') expect(localStorage.getItem(key)).toBe(value);
    else expect(decodeURIComponent(document.cookie)).toContain(`"${name}":"${value}"`);
  });

  test('follows what is chosen elsewhere, and what happened before it opens', () => {
    setPreference('mode', 'light');
    expect(checked()).toContain('light');
    input('mode', 'dark').checked = true;
    document.querySelector('#settings')!.dispatchEvent(new Event('beforetoggle'));
    expect(checked()).toContain('light');
  });

  test.each([
    ['navigate', 'dark'],
    ['reload', 'system'],
  ])('what is checked before it comes, on %s, leads to %s', (type, mode) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    input('mode', 'dark').checked = true;
    listenForSettings();
    expect(getPreference('mode')).toBe(mode);
    expect(checked()).toContain(mode);
    vi.restoreAllMocks();
  });

  test('the colours can be reset', () => {
    choose('primary', 'teal');
    choose('secondary', 'amber');
    document.querySelector<HTMLElement>('[data-reset-colors]')!.click();
    expect([getPreference('primary'), getPreference('secondary')]).toEqual(['blue', 'pink']);
  });

  test('a value that is not offered counts as the default', () => {
    input('mode', 'dark').value = 'sepia';
    choose('mode', 'sepia');
    expect(getPreference('mode')).toBe('system');
  });

  test('inputs of the page are none of its business', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<fieldset data-preference="mode"><input></fieldset>',
    );
    const foreign = document.body.querySelector<HTMLInputElement>(':scope > fieldset input')!;
    foreign.value = 'dark';
    foreign.dispatchEvent(new Event('change', { bubbles: true }));
    expect(getPreference('mode')).toBe('system');
  });
});
