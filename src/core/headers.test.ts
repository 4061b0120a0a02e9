import { AD_FRAME_HASH } from './adFrameScript';
import { describe, expect, test } from 'vitest';
import { headersFor, renderContentSecurityPolicy, TRUSTED_TYPES_POLICY } from './headers';
import { findRedirect } from './redirects';

const policy = renderContentSecurityPolicy();
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('Content Security Policy', () => {
  test('runs only our own scripts, and nothing that is not named', () => {
    expect(directive('script-src')).toBe("script-src 'self'");
    for (const name of ['object-src', 'media-src', 'frame-ancestors', 'base-uri']) {
      expect(directive(name)).toBe(`${name} 'none'`);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace(directive('style-src')!, '')).not.toContain('unsafe-inline');
  });

  test('lets Firefox prefetch, which asks default-src for it, and names nothing that WebKit rejects', () => {
    expect(directive('default-src')).toBe("default-src 'self'");
    expect(directive('manifest-src')).toBeUndefined();
  });

  test('enforces Trusted Types with the four policies that are explained', () => {
    expect(TRUSTED_TYPES_POLICY).toBe(
      "require-trusted-types-for 'script'; trusted-types default docs nextjs dompurify",
    );
  });

  test('adds the origins of the services that are configured, and of no other', () => {
    const withServices = renderContentSecurityPolicy({
      adScript: 'https://ads.example/script.js',
      adOrigins: ['https://images.example'],
      tag: 'https://tags.example/gtag/js?id=G-1',
      feedback: 'https://feedback.example/votes',
      chat: '/stand-ins/chat',
      iconFont: 'https://fonts.example/icons.css',
      iconFontOrigins: ['https://files.example'],
      isConsentRequired: true,
    });
    const ads = 'https://ads.example https://images.example';
    expect(withServices.split('; ').filter((part) => part.includes('https://'))).toEqual([
      `script-src 'self' ${AD_FRAME_HASH} ${ads} https://tags.example`,
      "style-src 'self' 'unsafe-inline' https://fonts.example https://files.example",
      `img-src 'self' data: blob: ${ads} https://tags.example`,
      "font-src 'self' data: https://fonts.example https://files.example",
      `connect-src 'self' ${ads} https://tags.example https://feedback.example`,
      directive('form-action'),
    ]);
    expect(renderContentSecurityPolicy({ feedback: '/votes', isConsentRequired: true })).toBe(
      policy,
    );
  });
});

describe('reports of violations', () => {
  const reports = 'https://reports.example/csp';

  test('go to the configured address, from every answer', () => {
    for (const path of ['/x/introduction/', '/x/sw.js', '/_next/static/gone.js', '/nowhere/']) {
      const headers = headersFor(path, { reports, isConsentRequired: true });
      expect(headers['Reporting-Endpoints']).toBe(`policy="${reports}"`);
      expect(headers['Content-Security-Policy']).toMatch(
        /; report-uri https:\/\/reports\.example\/csp; report-to policy$/,
      );
    }
  });

  test('go nowhere without one', () => {
    expect(headersFor('/x/introduction/')).not.toHaveProperty('Reporting-Endpoints');
    expect(policy).not.toContain('report-');
  });
});

test.each([
  ['/x/introduction/', 'public, max-age=0, must-revalidate'],
  ['/assets/boot.abc.js', 'public, max-age=31536000, immutable'],
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/_next/data/id/x/introduction.json', 'public, max-age=0, must-revalidate'],
  ['/static/favicon.svg', 'public, max-age=0, must-revalidate'],
  ['/x/sw.js', 'no-cache'],
])('%s is cached as %s', (path, expected) => {
  expect(headersFor(path)['Cache-Control']).toBe(expected);
});

test.each([
  ['/x/react-data-grid/sorting.md', 'text/markdown; charset=utf-8'],
  ['/x/llms.txt', 'text/plain; charset=utf-8'],
  ['/x/introduction/', undefined],
])('%s is sent as %s', (path, expected) => {
  expect(headersFor(path)['Content-Type']).toBe(expected);
});

test('search engines show pages and not their Markdown', () => {
  expect(headersFor('/x/introduction.md')['X-Robots-Tag']).toBe('noindex');
  expect(headersFor('/x/react-charts/llms-full.txt')['X-Robots-Tag']).toBe('noindex');
  for (const path of ['/x/introduction/', '/x/llms.txt', '/robots.txt', '/sitemap.xml']) {
    expect(headersFor(path), path).not.toHaveProperty('X-Robots-Tag');
  }
});

test.each([
  ['/', '/x/introduction/'],
  ['/x', '/x/introduction/'],
  ['/x/', '/x/introduction/'],
])('%s leads to %s', (from, to) => {
  expect(findRedirect(from)?.to).toBe(to);
});

test('other paths lead nowhere else', () => {
  expect(findRedirect('/x/introduction/')).toBeUndefined();
});
