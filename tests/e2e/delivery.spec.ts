import { readFileSync } from 'node:fs';
import { TRUSTED_TYPES_POLICY } from '../../src/core/headers';
import { matchesPathPattern } from '../../src/core/pathPattern';
import { exportedPages, longestOfEachKind } from '../site/exportedPages';
import { INSTALLATION, LICENSING } from './frame';
import { observatoryScore, scoreTests } from './observatory';
import { expect, test } from './test';

const STATED_SCORE = Number(/scores (\d+) points/.exec(readFileSync('README.md', 'utf8'))![1]);

/** Reads `_headers` as Cloudflare Pages does: all rules that match, equal names joined. */
function headersOfFile(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of readFileSync('out/_headers', 'utf8').split('\n')) {
    if (line.startsWith('/')) applies = matchesPathPattern(line, path);
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (!applies || !name) continue;
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value! : `${headers[key]}, ${value}`;
  }
  return headers;
}

test('documents have the score at the HTTP Observatory that README.md states', async ({
  request,
}) => {
  for (const { pathname } of longestOfEachKind(exportedPages())) {
    const response = await request.get(pathname);
    const answer = { headers: response.headers(), html: await response.text() };
    const message = `${pathname} ${JSON.stringify(scoreTests(answer))}`;
    expect(observatoryScore(answer), message).toBe(STATED_SCORE);
  }
});

test('the Observatory’s rules see what is missing', () => {
  const html = '<script src="/a.js"></script>';
  expect(observatoryScore({ headers: {}, html })).toBe(30);
  const policy = "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
  const weak = {
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  };
  expect(observatoryScore({ headers: weak, html })).toBe(80);
  const strict = { ...weak, 'content-security-policy': policy.replace(" 'unsafe-inline'", '') };
  expect(observatoryScore({ headers: strict, html })).toBe(115);
  const foreign = '<script src="//cdn.example/a.js"></script>';
  expect(observatoryScore({ headers: strict, html: html + foreign })).toBe(50);
});

test('the preview answers with the headers of `_headers`', async ({ request, page }) => {
  await page.goto(LICENSING);
  const boot = (await page.locator('script[src^="/assets/boot"]').getAttribute('src'))!;
  for (const path of [LICENSING, boot, '/static/favicon.svg']) {
    expect((await request.get(path)).headers()).toMatchObject(headersOfFile(path));
  }
  expect(headersOfFile(LICENSING)).toHaveProperty('content-security-policy');
  expect(headersOfFile(boot)['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get('/_headers')).status()).toBe(404);
});

test('old paths and short links lead on, with their query', async ({ request }) => {
  for (const line of readFileSync('out/_redirects', 'utf8').trim().split('\n')) {
    const [from, to, status] = line.split(' ') as [string, string, string];
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(Number(status));
    const [pathname, hash] = to.split('#') as [string, string?];
    expect(response.headers().location).toBe(`${pathname}?a=1${hash ? `#${hash}` : ''}`);
  }
});

test.describe('an address without a page', () => {
  test.use({ allowedMessages: [/Failed to load resource.*404/] });

  test('is under the policy, cannot be framed, and leads on', async ({ page }) => {
    const response = await page.goto('/nowhere/');
    expect(response!.status()).toBe(404);
    expect(response!.headers()).toMatchObject(headersOfFile('/nowhere/'));
    const answer = { headers: response!.headers(), html: await response!.text() };
    expect(observatoryScore(answer)).toBe(STATED_SCORE);
    await page.locator(`.footer a[href="${INSTALLATION}"]`).click();
    await expect(page.locator('main h1')).toHaveText('Installation');
  });

  test('has the score of the documents wherever it is', async ({ request }) => {
    for (const path of [
      '/nowhere',
      '/NOWHERE.md',
      '/x/nowhere.md',
      '/assets/a/',
      '/_next/a.html',
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      const answer = { headers: response.headers(), html: await response.text() };
      expect(observatoryScore(answer), path).toBe(STATED_SCORE);
    }
  });

  test('gets headers by its path alone, as the CDN gives them', async ({ request }) => {
    const gone = await request.get('/_next/static/chunks/gone.js');
    expect(gone.status()).toBe(404);
    expect(gone.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

test('each document asks for Trusted Types before any script', async ({ request }) => {
  for (const { pathname } of longestOfEachKind(exportedPages())) {
    const html = await (await request.get(pathname)).text();
    const meta = html.indexOf(TRUSTED_TYPES_POLICY);
    expect(meta, pathname).toBeGreaterThan(0);
    expect(html.indexOf('<script')).toBeGreaterThan(meta);
  }
});
