import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_ORIGIN } from '../../../core/constants';
import { escapeHtml } from '../../../core/escapeHtml';
import type { PageFacts } from '../../model/pageFacts';

const ADDRESS = '/sitemap.xml';

/** Returns the sitemap (https://www.sitemaps.org) of some pages. */
export function renderSitemap(pages: readonly Pick<PageFacts, 'pathname'>[]): string {
  const urls = pages.map(
    ({ pathname }) => `<url><loc>${escapeHtml(SITE_ORIGIN + pathname)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Writes the sitemap and the robots.txt that names it (SPEC 11.3). */
export function emitSitemap(root: string, pages: readonly Pick<PageFacts, 'pathname'>[]): void {
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, ADDRESS), renderSitemap(pages));
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}${ADDRESS}\n`;
  writeFileSync(path.join(root, 'robots.txt'), robots);
}
