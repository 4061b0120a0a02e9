import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ContentError } from '../kit/contentError';
import type { ParsedGuide } from '../read/markdown/parsedGuide';

const RECORD = 'records/anchors.json';

type Anchors = Record<string, string[]>;

/**
 * Returns the published anchors that no page has any more, as `/path/#id`.
 * @param recorded What was published before, by pathname.
 */
export function lostAnchors(recorded: Anchors, guides: readonly ParsedGuide[]): string[] {
  const present = new Set(
    guides.flatMap(({ ids, props }) => ids.map((id) => `${props.pathname}#${id}`)),
  );
  const published = Object.entries(recorded).flatMap(([pathname, ids]) =>
    ids.map((id) => `${pathname}#${id}`),
  );
  return published.filter((anchor) => !present.has(anchor));
}

/**
 * Checks that every anchor which was published is still there: others link to it (SPEC 4.3).
 * @throws ContentError that names the lost anchors.
 */
export function checkAnchors({ guides }: { guides: readonly ParsedGuide[] }): void {
  const lost = lostAnchors(readRecord(), guides);
  if (lost.length === 0) return;
  throw new ContentError(
    { file: RECORD },
    `Published anchors are gone: ${lost.join(', ')}.`,
    'Keep the old id as an alias of the heading, `## Title [#new-id #old-id]`.',
  );
}

/** Adds the anchors of today's pages to the record; nothing is ever taken out. */
export function recordAnchors({ guides }: { guides: readonly ParsedGuide[] }): void {
  const anchors = readRecord();
  for (const { ids, props } of guides) {
    anchors[props.pathname] = [...new Set([...(anchors[props.pathname] ?? []), ...ids])].sort();
  }
  const sorted = Object.fromEntries(Object.entries(anchors).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}

function readRecord(): Anchors {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Anchors) : {};
}
