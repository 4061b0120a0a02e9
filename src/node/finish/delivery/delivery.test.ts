import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { standalone } from '../../../../data/nav/standalone';
import { headerRules, headersFor, type HeaderRule } from '../../../core/headers';
import { flattenPages } from '../../model/navigation/flattenPages';
import { readTree } from '../../model/site';
import { SANDBOX_POLICY } from '../../../core/sandbox';
import { matchesPathPattern } from '../../../core/pathPattern';
import { findRedirect, markdownRedirects, redirects } from '../../../core/redirects';
import anchors from '../../../../records/anchors.json' with { type: 'json' };
import { emitDelivery, measureUpload } from './emitDelivery';
import { LIMITS } from './limits';
import { renderHeaders } from './renderHeaders';
import { renderRedirects } from './renderRedirects';

const pages = [...flattenPages(readTree()), ...standalone].map(({ pathname }) => pathname);
const rule = (paths: string[], value = 'a'): HeaderRule => ({
  about: 'a test',
  paths,
  headers: { 'X-Test': value },
});

describe('_headers', () => {
  const text = renderHeaders(headerRules());

  test('lists each path with its headers', () => {
    expect(renderHeaders([rule(['/a/*', '/b'])])).toBe(
      '# a test\n/a/*\n  X-Test: a\n/b\n  X-Test: a\n',
    );
    expect(text).toContain('/x/sw.js\n  Cache-Control: no-cache\n');
  });

  test('has one * in a path at most, which is all that Cloudflare knows', () => {
    for (const path of headerRules().flatMap(({ paths }) => paths)) {
      expect(path).toMatch(/^\/[^*]*\*?[^*]*$/);
    }
  });

  test('stops where the CDN would leave rules out or cut a line', () => {
    const many = Array.from({ length: LIMITS.headerRules + 1 }, (_, index) => `/${index}`);
    expect(() => renderHeaders([rule(many)])).toThrow(/101 rules.*limit is 100/);
    expect(() => renderHeaders([rule(['/a'], 'x'.repeat(2000))])).toThrow(/limit is 2000/);
  });

  test.each([
    '/',
    '/x/introduction/',
    '/404.html',
    '/_next/static/a.js',
    '/_next/data/a.json',
    '/assets/a.js',
    '/x/sw.js',
    '/static/favicon.svg',
    '/x/a.md',
    '/x/react-charts/a.md',
    '/x/llms.txt',
    '/x/react-charts/llms-full.txt',
    '/unknown/',
    '/x/sandbox/a/',
  ])('no header is set twice for %s', (path) => {
    const matching = headerRules().flatMap(({ paths, headers, replaces = [] }) =>
      paths
        .filter((pattern) => matchesPathPattern(pattern, path))
        .map(() => Object.keys(headers).filter((name) => !replaces.includes(name))),
    );
    const names = matching.flat();
    expect(names).toEqual([...new Set(names)]);
  });

  test.each([...pages, '/nowhere/', '/README.md', '/_next/static/gone.js', '/x/sw.js'])(
    '%s is under the policy and cannot be framed',
    (path) => {
      expect(headersFor(path)).toMatchObject({
        'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'X-Frame-Options': 'DENY',
      });
    },
  );

  test('the isolated frame has its own policy, and the rule before it is taken back', () => {
    expect(headersFor('/x/sandbox/a/')).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/^sandbox allow-scripts;/) as string,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-DNS-Prefetch-Control': 'off',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
    expect(text).toContain(
      '/x/sandbox/*\n  ! Content-Security-Policy\n  ! X-Frame-Options\n  Content-Security-Policy: sandbox ',
    );
  });
});

describe('_headers as the CDN applies it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
  emitDelivery(folder);
  const blocks = readFileSync(path.join(folder, '_headers'), 'utf8')
    .split('\n')
    .reduce<{ pattern: string; lines: string[] }[]>((found, line) => {
      if (line.startsWith('/')) found.push({ pattern: line, lines: [] });
      else if (line.startsWith('  ')) found.at(-1)!.lines.push(line.trim());
      return found;
    }, []);
  rmSync(folder, { recursive: true });

  /** Cloudflare: every rule that matches, in order; `! Name` takes a header away, a second value is added to the first. */
  function answerFor(address: string): Record<string, string> {
    const headers: Record<string, string> = {};
    for (const { pattern, lines } of blocks) {
      if (!matchesPathPattern(pattern, address)) continue;
      for (const line of lines) {
        const [, taken, name, value] = /^(?:! (\S+)|([\w-]+): (.*))$/.exec(line)!;
        if (taken) delete headers[taken];
        else headers[name!] = headers[name!] ? `${headers[name!]}, ${value}` : value!;
      }
    }
    return headers;
  }

  test.each(['/x/sandbox/a/', '/x/sandbox/a/index.html', '/x/introduction/', '/assets/a.js'])(
    '%s gets what the preview gives it',
    (address) => {
      // What no rule says is the CDN's own default.
      expect({ 'Cache-Control': headersFor('/')['Cache-Control'], ...answerFor(address) }).toEqual(
        headersFor(address),
      );
    },
  );

  test('the frame has no policy but its own', () => {
    expect(answerFor('/x/sandbox/a/')).toMatchObject({
      'Content-Security-Policy': SANDBOX_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });
});

test('an upload that the CDN would not accept stops the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'upload-'));
  writeFileSync(path.join(folder, 'a.html'), 'text');
  expect(() => measureUpload(folder)).not.toThrow();
  truncateSync(path.join(folder, 'a.html'), LIMITS.fileBytes + 1);
  expect(() => measureUpload(folder)).toThrow(/a\.html: 26214401 bytes.*limit is 26214400/);
  writeFileSync(path.join(folder, 'a.html'), 'text');
  writeFileSync(path.join(folder, 'b.html'), 'text');
  expect(() => measureUpload(folder, { ...LIMITS, files: 1 })).toThrow(/2 files.*limit is 1/);
  rmSync(folder, { recursive: true });
});

describe('_redirects', () => {
  test('lists each path with and without its slash', () => {
    expect(renderRedirects([{ from: '/a/', to: '/b/#c', status: 301 }])).toBe(
      '/a/ /b/#c 301\n/a /b/#c 301\n',
    );
    expect(renderRedirects(redirects).startsWith('/ /x/introduction/ 302\n')).toBe(true);
  });

  test('the Markdown of a moved page leads to the Markdown of the new one', () => {
    const from = '/x/react-data-grid/rows.md';
    const to = '/x/react-data-grid/row-definition.md';
    expect(renderRedirects(markdownRedirects)).toContain(`\n${from} ${to} 301\n`);
    expect(findRedirect(from)?.to).toBe(to);
    expect(findRedirect('/x/react-data-grid/rows')?.to).toBe('/x/react-data-grid/row-definition/');
    expect(findRedirect('/x/nowhere.md')).toBeUndefined();
    expect(markdownRedirects.every(({ from: old }) => /^\/x\/.*\.md$/.test(old))).toBe(true);
  });

  test('stops where the CDN would leave lines out', () => {
    const many = Array.from({ length: 1001 }, (_, index) => {
      return { from: `/${index}/`, to: '/b/', status: 301 } as const;
    });
    expect(() => renderRedirects(many)).toThrow(/2002 lines.*limit is 2000/);
  });

  test('no path leads two ways, to itself, or away from a page', () => {
    const sources = redirects.map(({ from }) => from);
    expect(sources).toEqual([...new Set(sources)]);
    expect(sources.filter((from) => pages.includes(from))).toEqual([]);
    for (const { from } of redirects) expect(from).toMatch(/^\/(.*\/)?$/);
  });

  test.each(redirects.map(({ from, to }) => [from, to]))('%s leads to a page: %s', (_, to) => {
    const [pathname, hash] = to.split('#') as [string, string?];
    expect(pages).toContain(pathname);
    if (hash) expect((anchors as Record<string, string[]>)[pathname]).toContain(hash);
  });
});
