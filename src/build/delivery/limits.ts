/** What Cloudflare Pages accepts at most; Netlify's limits are wider. */
export const LIMITS = {
  headerRules: 100,
  headerLineCharacters: 2000,
  staticRedirects: 2000,
  redirectLineCharacters: 1000,
} as const;

/**
 * Stops the build where the CDN would silently leave a rule out.
 * @throws Error that names the file, what is too much, and the limit.
 */
export function assertWithin(file: string, what: string, count: number, limit: number): void {
  if (count <= limit) return;
  throw new Error(
    `${file}: ${count} ${what}, and Cloudflare Pages accepts ${limit}.\n` +
      '  Fix: merge rules in src/core/ (headers.ts, documentPaths.ts, redirects.ts).',
  );
}
