import type { Page } from 'playwright/test';
import type { Answer } from '../../preview/standIns/switches';
import { DOCS_HOST } from '../../src/offline/docsHost.boot';
import { renderContentSecurityPolicy } from '../../src/core/headers';
import { SERVICES_META, serviceScripts, type Services } from '../../src/core/services';
import { LICENSING, wakeReact } from './frame';

/** Addresses of the preview's stand-ins, as `preview/stand-ins.env` has them. */
export const STAND_INS = {
  adScript: '/stand-ins/ads/script.js',
  adJson: '/stand-ins/ads/ads.json',
  tag: '/stand-ins/tags/script.js?id=G-STANDIN',
  feedback: '/stand-ins/feedback',
  chat: '/stand-ins/chat',
  iconFont: '/stand-ins/icon-font.css',
} as const satisfies Partial<Services>;

/** The stand-ins, with the script of the ads answered so: its frame sends no cookie that could say it. */
export const withAdScript = (answer: Answer<'adScript'>) => ({
  ...STAND_INS,
  adScript: `${STAND_INS.adScript}?adScript=${answer}`,
});

/** Every request of the page to a stand-in, as `METHOD /path?query`, from the moment of the call. */
export function watchServices(page: Page): { url: string; body: unknown }[] {
  const requests: { url: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/stand-ins/')) return;
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON();
    requests.push({ url: pathname + search, body });
  });
  return requests;
}

/**
 * Serves documents as a build with these services has them: `_document` names them in the head, and
 * the security policy allows them. What else depends on them, such as the question about the page, a
 * real build has in its documents; here React adds it.
 */
export async function configure(page: Page, services: Partial<Services>): Promise<void> {
  const configured: Services = { isConsentRequired: true, ...services };
  const content = JSON.stringify(configured).replaceAll('"', '&quot;');
  const scripts = serviceScripts(configured).join(' ');
  const meta = `<meta name="${SERVICES_META}" content="${content}" data-scripts="${scripts}"/>`;
  await page.route(
    (url) => url.pathname.startsWith('/x/') && url.pathname.endsWith('/'),
    async (route) => {
      // Playwright itself doesn't know where the docs host of the tests is.
      const url = route.request().url().replace(`//${DOCS_HOST}:`, '//localhost:');
      const response = await route.fetch({ url });
      const html = await response.text();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': renderContentSecurityPolicy(configured),
        },
        body: html.replace('<script src="/assets/boot.', `${meta}$&`),
      });
    },
  );
}

/**
 * Opens a page as a build with these services has it, and wakes React.
 * @returns The page's requests to the stand-ins, as `watchServices` has them.
 */
export async function openConfigured(page: Page, services: Partial<Services>, path = LICENSING) {
  await configure(page, services);
  const requests = watchServices(page);
  await page.goto(path);
  await wakeReact(page);
  return requests;
}

/** Chooses how the stand-ins answer this browser. */
export async function switchTo(page: Page, switches: Record<string, string>): Promise<void> {
  const run = `${Date.now()}-${Math.random()}`;
  const value = encodeURIComponent(new URLSearchParams({ ...switches, run }).toString());
  await page.context().addCookies([{ name: 'stand-ins', value, url: 'http://localhost' }]);
}

/** Sets what an earlier visit would have left behind. */
export async function remember(
  page: Page,
  {
    local = {},
    session = {},
  }: { local?: Record<string, string>; session?: Record<string, string> },
): Promise<void> {
  await page.addInitScript(
    (stored) => {
      // The frame of an ad has no storage.
      if (self.origin === 'null') return;
      // Once: a choice of the test itself must survive a reload.
      if (sessionStorage.getItem('test-remembered')) return;
      sessionStorage.setItem('test-remembered', 'yes');
      for (const [key, value] of Object.entries(stored.local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(stored.session)) sessionStorage.setItem(key, value);
    },
    { local, session },
  );
}

/** A reader who has allowed everything. */
export const ALLOWED = { local: { 'docs-consent': 'granted' } };

/** Makes every lot of the page the same number, 0 to 1. */
export async function drawLots(page: Page, lot: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, lot);
}
