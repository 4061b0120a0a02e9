import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tests/e2e/browser';
import { exportedPages, longestOfEachKind } from '../tests/site/exportedPages';
import { withPreview } from './withPreview';

const PORT = 9344;

type Scores = Record<string, number | string>;

/** Lighthouse's mobile scores, 0 to 100, of the longest page of each kind. */
export function measureLighthouse(): Promise<Scores[]> {
  return withPreview(async (origin) => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${PORT}`],
    });
    try {
      const scores: Scores[] = [];
      for (const { pathname, kind } of longestOfEachKind(exportedPages())) {
        // What no address leads to has no score.
        if (kind !== 'error page') scores.push({ kind, ...(await audit(origin, pathname)) });
      }
      return scores;
    } finally {
      await browser.close();
    }
  });
}

async function audit(origin: string, path: string): Promise<Scores> {
  const result = await lighthouse(origin + path, { port: PORT, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const scores: Scores = { page: path };
  for (const { id, score } of Object.values(result.lhr.categories)) {
    scores[id] = Math.round((score ?? 0) * 100);
  }
  const failed = Object.values(result.lhr.audits)
    .filter((item) => item.score !== null && item.score < 1 && item.scoreDisplayMode === 'binary')
    .map(({ id }) => id);
  return { ...scores, failed: failed.join(' ') };
}
