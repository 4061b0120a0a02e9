import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { GuideDraft } from './guideDraft';

/** The ids that a heading's text ends with: `Title [#id #alias]`. */
export const EXPLICIT_IDS = /\s*\[#([^[\]]*)\]$/;

/**
 * Takes `[#my-id]` off the end of a heading and returns the id. Ids after the first, as in
 * `[#my-id #old-id]`, are aliases: published ids that links of others still name.
 */
function takeExplicitIds(heading: Heading, draft: GuideDraft): string[] {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return [];
  const [written, list] = EXPLICIT_IDS.exec(last.value.trimEnd()) ?? [];
  if (written === undefined || list === undefined) return [];
  last.value = last.value.trimEnd().slice(0, -written.length);
  const ids = list.split(/\s+#/);
  for (const id of ids) {
    if (!/^[A-Za-z][\w-]*$/.test(id)) {
      const fix = 'Begin it with a letter; then letters, digits, "-" and "_" may follow.';
      throw draft.problem(heading, `"${id}" cannot be the id of a heading.`, fix);
    }
    draft.claimId(id, heading, 'Choose another id in [#…].');
  }
  return ids;
}

function checkLevel(heading: Heading, previous: number, draft: GuideDraft): void {
  if (heading.depth === 1) {
    const fix = "Use ## and deeper: the title in the front matter is the page's first heading.";
    throw draft.problem(heading, 'The text has a heading of the first level.', fix);
  }
  if (heading.depth > previous + 1) {
    const fix = `Write it with ${'#'.repeat(previous + 1)}: levels go down one by one.`;
    throw draft.problem(
      heading,
      `A level ${heading.depth} heading follows a level ${previous} one.`,
      fix,
    );
  }
}

/** Takes the heading's id from its text; the second of a kind gets `-2`, the third `-3` (SPEC 4.3). */
function takeSlug(title: string, draft: GuideDraft): string {
  const base = slug(title) || 'section';
  let id = base;
  for (let count = 2; draft.ids.has(id); count += 1) id = `${base}-${count}`;
  draft.ids.add(id);
  return id;
}

/**
 * Gives headings their ids and fills the table of contents. Ids that a writer chose are taken
 * first, so that none of them depends on the other headings' texts.
 * @throws ContentError for a first-level, skipped, empty or nested heading and for an id used twice.
 */
export function readHeadings(tree: Root, draft: GuideDraft): void {
  const explicitIds = new Map<Heading, string[]>();
  let level = 1;
  visit(tree, 'heading', (heading, _, parent) => {
    if (parent?.type !== 'root') {
      const fix = 'Move it out, or write the line in bold.';
      throw draft.problem(heading, 'A heading stands inside a list, quote or callout.', fix);
    }
    checkLevel(heading, level, draft);
    level = heading.depth;
    explicitIds.set(heading, takeExplicitIds(heading, draft));
    if (toString(heading, { includeHtml: false }).trim() === '') {
      throw draft.problem(heading, 'The heading is empty.', 'Give it a text or remove it.');
    }
  });
  for (const [heading, [explicitId, ...aliases]] of explicitIds) {
    const title = toString(heading, { includeHtml: false }).replace(/\s+/g, ' ').trim();
    const { depth } = heading;
    const isListed = depth === 2 || depth === 3;
    const id = explicitId ?? (isListed ? takeSlug(title, draft) : undefined);
    if (id !== undefined) heading.data = { ...heading.data, hProperties: { id, aliases } };
    if (isListed && id !== undefined) draft.toc.push({ id, title, level: depth });
  }
}
