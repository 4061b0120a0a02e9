import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import type { Site } from '../site';
import { nameIndexOf } from './nameIndexOf';
import { namePlaces, type NamePlace } from './namePlaces';

/** What is needed of the site to find its names. */
export type NamedSite = Pick<Site, 'guides' | 'api' | 'codeNames'>;

/** A name of the API, and where it is documented. */
export interface ApiName {
  name: string;
  href: string;
}

/** Places of each guide as it was parsed, so that in development one edit reads one guide. */
const known = new WeakMap<ParsedGuide, readonly NamePlace[]>();

/** Returns the sections and demos of a guide with their names of the API. */
export function placesIn(guide: ParsedGuide, site: NamedSite): readonly NamePlace[] {
  const names = { index: nameIndexOf(site.api), codeNames: site.codeNames };
  const places = known.get(guide) ?? namePlaces(guide, names);
  known.set(guide, places);
  return places;
}

/** Returns those of all guides, in the order of the navigation. */
export function sitePlaces(site: NamedSite): NamePlace[] {
  return site.guides.flatMap((guide) => placesIn(guide, site));
}

/** Returns the API that each demo of a guide uses, by the demo, in the order of its code. */
export function demoApis(guide: ParsedGuide, site: NamedSite): Map<string, ApiName[]> {
  const index = nameIndexOf(site.api);
  return new Map(
    placesIn(guide, site).flatMap(({ demo, names }) => {
      if (demo === undefined) return [];
      const api = [...names.keys()].flatMap((href): ApiName[] => {
        const target = index.byHref(href);
        return target ? [{ name: (target.row ?? target.entry).name, href }] : [];
      });
      return [[demo, api] as const];
    }),
  );
}
