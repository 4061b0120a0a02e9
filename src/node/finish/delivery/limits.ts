/**
 * What Cloudflare Pages accepts at most; Netlify's limits are wider. Of files it accepts 20,000, and
 * the site keeps below half of that, because two deploys share the hashed ones.
 */
export const LIMITS = {
  files: 9000,
  fileBytes: 25 * 1024 * 1024,
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
    `${file}: ${count} ${what}, and the limit is ${limit}.\n` +
      '  Fix: merge or split what is written there; src/node/finish/delivery/limits.ts says whose limit it is.',
  );
}
