// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPreference } from '../browser/preferenceStore';
import { SERVICES_META, type Services } from '../core/services';
import { ConsentProvider, useConsent } from './ConsentProvider';

function documentWith(services: Partial<Services>): void {
  const meta = document.createElement('meta');
  meta.name = SERVICES_META;
  meta.content = JSON.stringify({ isConsentRequired: true, ...services });
  document.head.append(meta);
}

const show = () => renderHook(useConsent, { wrapper: ConsentProvider }).result;

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  localStorage.clear();
  document.documentElement.removeAttribute('data-consent');
  vi.unstubAllGlobals();
});

test('a build without such services has nothing to ask', () => {
  documentWith({ feedback: '/feedback' });
  const state = show();
  expect(state.current).toMatchObject({ consent: 'open', isNeeded: false, isShown: false });
});

test('the question is shown until it is answered, and again when it is asked for', () => {
  documentWith({ tag: '/tag?id=1' });
  const state = show();
  expect(state.current).toMatchObject({ consent: 'open', isNeeded: true, isShown: true });
  act(() => state.current.choose('granted'));
  expect(state.current).toMatchObject({ consent: 'granted', isShown: false });
  expect(localStorage.getItem('docs-consent')).toBe('granted');
  act(() => state.current.show());
  expect(state.current).toMatchObject({ isShown: true, isReopened: true });
  act(() => state.current.choose('denied'));
  expect(state.current).toMatchObject({ consent: 'denied', isShown: false });
});

test('another tab’s answer holds here', () => {
  documentWith({ adScript: '/a.js' });
  const state = show();
  act(() => showPreference('consent', 'denied'));
  expect(state.current).toMatchObject({ consent: 'denied', isShown: false });
});

test('a signal of the browser is a no', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  documentWith({ adJson: '/a.json', isConsentRequired: false });
  expect(show().current).toMatchObject({ consent: 'denied', hasSignal: true, isShown: false });
});
