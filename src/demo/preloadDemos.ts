import { assets } from '../../.generated/assets';
import { loadStylesheet } from '../browser/loadStylesheet';

/** Names of the chunks, and for each page the numbers of those of its first demo: JSON of the build. */
declare const DEMO_SCRIPTS: string;

/** As far from the viewport as demos wake (boot/wakeNear.ts). */
const NEAR_PX = 300;

/**
 * Runs with React's scripts, before them. The scripts of a demo are known only once React has taken
 * the page over, its page's list has come, and that of the demo after it; asked for now, they travel
 * meanwhile. After React's own, which everything waits for.
 */
function preloadFirstDemo(): void {
  const { names, pages } = JSON.parse(DEMO_SCRIPTS) as {
    names: string[];
    pages: Record<string, number[]>;
  };
  // Where another demo is near, those of the first may not be wanted for long.
  const first = document.querySelector('[data-demo]')?.getBoundingClientRect();
  if (!first || first.bottom < -NEAR_PX || first.top > innerHeight + NEAR_PX) return;
  // It comes before the scripts, and what it costs is paid while they travel.
  loadStylesheet(assets.theme).catch(() => {
    // Asked for again with the demo.
  });
  for (const number of pages[location.pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.href = `/_next/static/chunks/${names[number]}`;
    document.head.append(link);
  }
}

preloadFirstDemo();
