// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAdConfig } from './AdConfigProvider';
import { useConsent } from './ConsentProvider';
import { useDocsConfig } from './DocsConfigProvider';
import { useUserLanguage } from './UserLanguageProvider';

beforeEach(() => {
  // React repeats on the console what it throws.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test.each<[string, () => unknown]>([
  ['DocsConfigProvider', useDocsConfig],
  ['AdConfigProvider', useAdConfig],
  ['ConsentProvider', useConsent],
  ['UserLanguageProvider', useUserLanguage],
])('without %s the error says that it must wrap the component', (provider, hook) => {
  expect(() => renderHook(hook)).toThrow(`the component must be wrapped in <${provider}>`);
});
