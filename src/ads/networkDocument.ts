import { AD_FRAME_SCRIPT } from '../core/adFrameScript';
import { escapeHtml } from '../core/escapeHtml';
import type { Sight } from './adMachine';

/** As small as an ad of ours is; sizes and colors of the rest are the network's. */
const STYLE = `
html { height: 100%; font: 14px/20px system-ui, sans-serif; }
body, #place { height: 100%; margin: 0; overflow: hidden; }
.ea-placement, #carbonads, .carbonads, #carbonads > a {
  display: flex; gap: 16px; align-items: center; height: 100%; color: inherit; text-decoration: none;
}
img { flex: none; width: 130px; height: 100px; object-fit: cover; border-radius: 8px; }
span { min-width: 0; max-height: 100%; overflow: hidden; }
@media (max-width: 280px) {
  .ea-placement, #carbonads, .carbonads, #carbonads > a { flex-direction: column; align-items: start; }
}`;

/**
 * Returns the document in which a network's script runs: links leave it for a tab of their own.
 * @param url Address of the script.
 */
export function renderNetworkDocument(url: string): string {
  return (
    '<!doctype html><meta charset="utf-8"><title>Ad</title><base target="_blank">' +
    `<style>${STYLE}</style><script>${AD_FRAME_SCRIPT}</script>` +
    `<div id="place"><script id="_carbonads_js" src="${escapeHtml(url)}"></script></div>`
  );
}

/** What the document tells the page. */
export type AdNews = { sight: Sight } | { click: true } | { crash: string };

const SIGHTS: readonly unknown[] = ['nothing', 'ad', 'backers'] satisfies Sight[];

/** Returns what a message from the frame says; it may come from the network's script as well. */
export function parseAdNews(data: unknown): AdNews | undefined {
  const news = (data as { docsAd?: unknown } | null)?.docsAd;
  if (typeof news !== 'object' || news === null) return undefined;
  const { sight, click, crash } = news as Record<string, unknown>;
  if (SIGHTS.includes(sight)) return { sight: sight as Sight };
  if (typeof crash === 'string') return { crash };
  return click === true ? { click } : undefined;
}
