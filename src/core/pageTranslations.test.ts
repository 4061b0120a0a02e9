import { describe, expect, test } from 'vitest';
import { pageTranslations } from './pageTranslations';
import { createTranslate } from './translate';

const table = { copy: { idle: 'Copy', copied: 'Copied' }, settings: { mode: 'Mode' } };

describe('pageTranslations', () => {
  test('picks the named keys only, flat', () => {
    expect(pageTranslations(table, ['copy.idle', 'settings.mode'])).toEqual({
      'copy.idle': 'Copy',
      'settings.mode': 'Mode',
    });
  });

  test('leaves out what the table lacks', () => {
    expect(pageTranslations(table, ['copy.idle', 'copy', 'missing', 'constructor'])).toEqual({
      'copy.idle': 'Copy',
    });
  });

  test('translate reads what was picked', () => {
    const picked = pageTranslations(table, ['copy.copied']);
    expect(createTranslate({ en: picked }, 'en')('copy.copied')).toBe('Copied');
  });

  test('refuses more than 1 kB, counted in bytes of UTF-8', () => {
    // {"k":"…"} takes 8 bytes around the text, and a Chinese character takes 3.
    const text = (bytes: number) => ({ k: '中'.repeat((bytes - 8) / 3) });
    expect(() => pageTranslations(text(1022), ['k'])).not.toThrow();
    expect(() => pageTranslations(text(1025), ['k'])).toThrow(
      'Page props carry 1025 bytes of translations, 1024 are allowed.',
    );
  });
});
