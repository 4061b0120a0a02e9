import type { ApiRowKind } from '../../../core/apiRowId';
import type { ApiEntry } from '../../read/reference/apiTypes';
import type { ApiRow } from '../api/apiSection';
import type { NamePlace, PlaceRank } from './namePlaces';
import { familyOf, type NameIndex } from './nameTarget';

/** A place in a guide where a row of the API is explained or used. */
export type ApiUse = Pick<NamePlace, 'guide' | 'title' | 'href'>;

interface RankedUse extends ApiUse {
  rank: PlaceRank;
}

/**
 * More would hide the description that they stand under, and take the longest page of a component
 * past its 46 kB.
 */
const MOST_USES = 2;

/**
 * Places that are about a name come before those that mention it, and both before demos; of equal
 * ones those of the guide whose path has most words of the name.
 */
const RANKS: readonly PlaceRank[] = ['about', 'named', 'demo'];

/** Where the guides use the rows of the API reference, by the names that the build has resolved. */
export class ApiUses {
  private readonly uses = new Map<string, RankedUse[]>();

  /** @param places Those of all guides, in the order of the navigation. */
  constructor(places: Iterable<NamePlace>, index: NameIndex) {
    for (const { guide, title, href, names } of places) {
      for (const [name, rank] of names) {
        const { entry, row } = index.byHref(name) ?? {};
        if (!entry || !row) continue;
        const key = keyOf(entry.product, entry.name, row.kind, row.name);
        const known = this.uses.get(key) ?? [];
        this.uses.set(key, [...known, { guide, title, href, rank }]);
      }
    }
  }

  /**
   * Returns the first few uses of a row, one for each guide, and a demo among them where there is
   * one. Names lead to the lowest plan, so the versions of a component for other plans share theirs;
   * an event has those of its prop as well.
   */
  of({ product, name }: Pick<ApiEntry, 'product' | 'name'>, row: ApiRow): ApiUse[] {
    const own = this.uses.get(keyOf(product, name, row.kind, row.name)) ?? [];
    const { component, name: prop } = row.componentProp ?? {};
    const asProp =
      component !== undefined && prop !== undefined
        ? (this.uses.get(keyOf(product, component, 'prop', prop)) ?? [])
        : [];
    const ranked = [...own, ...asProp].sort(
      (a, b) =>
        RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
        sharedWords(row.name, b.guide) - sharedWords(row.name, a.guide),
    );
    const guides = new Set<string>();
    const first = ranked.filter(({ guide }) => !guides.has(guide) && guides.add(guide));
    return withDemo(first, ranked).map(({ guide, title, href }) => ({ guide, title, href }));
  }
}

/** Letters by which two words count as one: `sortModel` belongs to the guide `sorting`. */
const STEM = 4;

/** Words of so many names that a path with one of them says nothing. */
const COMMON = /^(?:row|column|cell|model|data)s?$/i;

/** Returns how many words of a name are in a guide's path. */
function sharedWords(name: string, guide: string): number {
  const words = (name.match(/[A-Z]?[a-z]+/g) ?? []).filter((word) => !COMMON.test(word));
  return words.filter((word) => guide.includes(word.slice(0, STEM).toLowerCase())).length;
}

function withDemo(first: readonly RankedUse[], all: readonly RankedUse[]): RankedUse[] {
  const shown = first.slice(0, MOST_USES);
  const isDemo = ({ rank }: RankedUse) => rank === 'demo';
  const demo = shown.some(isDemo) ? undefined : all.find(isDemo);
  return demo ? [...shown.slice(0, MOST_USES - 1), demo] : shown;
}

/** The same name of the versions for all plans. */
function keyOf(product: string, entry: string, kind: ApiRowKind, name: string): string {
  return `${product} ${familyOf(entry)} ${kind} ${name}`;
}
