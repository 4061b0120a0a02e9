import { isDrawn, type StaticPage } from '../../core/staticDemos';
import { throwProblems } from '../kit/contentErrors';
import { ContentError } from '../kit/contentError';
import type { Site } from '../model/site';
import { readStaticPage } from '../render/prerender/readStaticPage';

/** How many of a hundred demos may wait for their scripts behind an outline (issue "Demos before JavaScript"). */
const MOST_PERCENT = 2;

/** A demo that stands nowhere before its scripts run. */
interface Undrawn {
  pathname: string;
  name: string;
  reason: string;
}

/** Returns the demos of some pages that could not be drawn. */
export function undrawnDemos(pages: ReadonlyMap<string, StaticPage>): Undrawn[] {
  return [...pages].flatMap(([pathname, { demos }]) =>
    Object.entries(demos).flatMap(([name, demo]) =>
      isDrawn(demo) ? [] : [{ pathname, name, reason: demo.reason }],
    ),
  );
}

/** Returns a problem for each demo that could not be drawn, when there are too many of them. */
export function staticDemoProblems(pages: ReadonlyMap<string, StaticPage>): ContentError[] {
  const undrawn = undrawnDemos(pages);
  const all = [...pages.values()].flatMap(({ demos }) => Object.keys(demos)).length;
  if (undrawn.length * 100 <= all * MOST_PERCENT) return [];
  return undrawn.map(
    ({ pathname, name, reason }) =>
      new ContentError(
        { file: pathname },
        `The build cannot draw ${name}: ${reason}`,
        `Mend the demo, or what src/node/render/prerender does not know: at most ${MOST_PERCENT} % may be undrawn.`,
      ),
  );
}

/**
 * Lists the demos that the build could not draw.
 * @throws ContentErrors when they are more than 2 %.
 */
export function checkStaticDemos({ guides }: Pick<Site, 'guides'>): void {
  const pages = new Map(
    guides.map(({ props: { pathname } }) => [pathname, readStaticPage(pathname)] as const),
  );
  throwProblems(staticDemoProblems(pages));
  for (const { pathname, name, reason } of undrawnDemos(pages)) {
    console.log(`  ${pathname}#${name} is not drawn: ${reason}`);
  }
}
