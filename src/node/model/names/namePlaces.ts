import { guideName } from '../../../core/guideName';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import type { CodeNames } from '../../read/names/codeNames';
import { readDemoCode } from './demoCode';
import { linkedBlocks } from './linkedBlocks';
import type { NameIndex } from './nameTarget';

/** How much a place says of a name: its first paragraph is about it, it names it, a demo uses it. */
export type PlaceRank = 'about' | 'named' | 'demo';

/** A section or a demo of a guide, with the names of the API in it. */
export interface NamePlace {
  /** Pathname of the guide. */
  guide: string;
  /** `Sorting: Multi-sorting`. */
  title: string;
  /** Path with the id of the section or the demo. */
  href: string;
  /** Name of the demo, if the place is one. */
  demo?: string;
  /** Addresses of the API reference, and how the place uses each. */
  names: ReadonlyMap<string, PlaceRank>;
}

/** A heading, the edges of paragraphs, and links to the API in the HTML of a guide. */
const TOKEN =
  /<h[23]\b[^>]*?\bid="(?<id>[^"]+)"|<(?<end>\/?)p[\s>]|\bhref="(?<href>\/x\/api\/[^"]+)"/g;

interface Place extends NamePlace {
  names: Map<string, PlaceRank>;
}

/** Returns the sections and demos of a guide in their order, with the names that they link. */
export function namePlaces(
  guide: ParsedGuide,
  names: { index: NameIndex; codeNames: CodeNames },
): NamePlace[] {
  const { pathname, meta, toc } = guide.props;
  const title = guideName(meta.title);
  const titles = new Map(toc.map((item) => [item.id, item.title]));
  let section: Place = { guide: pathname, title, href: pathname, names: new Map() };
  const places: Place[] = [section];
  let paragraph = 0;
  for (const block of linkedBlocks(guide, names)) {
    if (block.kind === 'html') readHtml(block.html);
    if (block.kind === 'demo') places.push(demoPlace(block.name));
  }
  return places;

  function readHtml(html: string): void {
    let isInside = false;
    for (const { groups = {} } of html.matchAll(TOKEN)) {
      const { id, end, href } = groups;
      if (id !== undefined) startSection(id);
      if (end !== undefined) {
        isInside = end === '';
        if (isInside) paragraph += 1;
      }
      if (href === undefined) continue;
      const isAbout = isInside && paragraph === 1;
      if (section.names.get(href) !== 'about') section.names.set(href, isAbout ? 'about' : 'named');
    }
  }

  function startSection(id: string): void {
    const own = titles.get(id);
    section = {
      guide: pathname,
      title: own === undefined ? title : `${title}: ${own}`,
      href: `${pathname}#${id}`,
      names: new Map(),
    };
    places.push(section);
    paragraph = 0;
  }

  function demoPlace(demo: string): Place {
    const found = readDemoCode(guide, demo).flatMap(({ file }) => names.codeNames.get(file) ?? []);
    return {
      guide: pathname,
      title: `${title} (demo)`,
      href: `${pathname}#${demo}`,
      demo,
      names: new Map(found.map(({ href }) => [href, 'demo'])),
    };
  }
}
