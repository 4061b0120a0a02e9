// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Services } from '../core/services';
import { SERVICES_META } from '../core/services';
import { AppProviders } from '../providers/AppProviders';
import { keepDraft } from './drafts';
import { Feedback } from './Feedback';

const build = vi.hoisted(() => ({ services: { isConsentRequired: true } as Services }));
vi.mock('../../.generated/services', () => build);
vi.mock('../browser/loadStylesheet', () => ({ loadStylesheet: () => Promise.resolve() }));

const PAGE = '/x/introduction/';
const feedback = (
  <AppProviders>
    <Feedback page={PAGE} title="Overview" question="Was this page helpful?" />
  </AppProviders>
);

function configure(services: Services): void {
  build.services = services;
  const meta = document.createElement('meta');
  meta.name = SERVICES_META;
  meta.content = JSON.stringify(services);
  document.head.append(meta);
}

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  sessionStorage.clear();
  build.services = { isConsentRequired: true };
});

test('the question is in the document of a build with the service, before React', () => {
  configure({ isConsentRequired: true, feedback: '/feedback' });
  const html = renderToStaticMarkup(feedback);
  expect(html).toContain('Was this page helpful?');
  expect(html.match(/data-replay/g)).toHaveLength(2);
});

test('a build without the service offers an issue about the page, and asks nothing', () => {
  const html = renderToStaticMarkup(feedback);
  expect(html).not.toContain('helpful');
  expect(html).toContain('Open an issue on GitHub');
  expect(html).toContain(encodeURIComponent(PAGE));
});

test('a draft is open again, without thanks for a vote that was of another visit', async () => {
  configure({ isConsentRequired: true, feedback: '/feedback' });
  keepDraft(PAGE, { rating: -1, comment: 'Half a sentence' });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(feedback);
  const field = await screen.findByRole('textbox');
  expect((field as HTMLTextAreaElement).value).toBe('Half a sentence');
  expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
