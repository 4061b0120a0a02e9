import path from 'node:path';
import type { RootContent } from 'mdast';
import { SITE_ORIGIN } from '../../../core/constants';
import type { DemoFile, DemoForm } from '../../../core/demoTypes';
import { markdownPath } from '../../../core/markdownPath';
import { contentFolder } from '../../../core/paths';
import type { AgentDemo, LinkTo } from './agentSite';
import { demoPathname } from './partPaths';
import { anchor } from './anchors';
import { code, inlineCode, link, paragraph, strong, text } from './buildNodes';

const FORMS: Readonly<Record<DemoForm, string>> = {
  system: 'the sx prop',
  css: 'CSS modules',
  tailwind: 'Tailwind CSS',
};

/** Where a demo stands. */
interface DemoPlace {
  pathname: string;
  /** Text of the heading above it, or the title of the page. */
  topic: string;
  /** Files that the reader has seen, each with the address of the demo that shows it. */
  shown: Map<string, string>;
  linkTo: LinkTo;
}

/**
 * Returns a demo as a line that says what it shows and the code of its files. A file that several
 * demos share is shown once.
 */
export function demoNodes({ info, files }: AgentDemo, place: DemoPlace): RootContent[] {
  const { pathname, topic, shown, linkTo } = place;
  const address = `${pathname}#${info.name}`;
  const others = info.forms.slice(1).map((form) => FORMS[form]);
  const nodes: RootContent[] = [
    paragraph(
      anchor(info.name),
      strong(text(`Demo: ${info.title}`)),
      text(` shows “${topic}” (`),
      link(SITE_ORIGIN + address, text('live')),
      text(', '),
      link(linkTo(markdownPath(demoPathname(pathname, info.name))), text('all its files')),
      text(others.length > 0 ? `, also with ${others.join(' and ')}).` : ').'),
    ),
  ];
  for (const file of files) {
    const key = path.posix.join(contentFolder(pathname), file.name);
    const first = shown.get(key);
    if (first !== undefined) {
      const above = link(linkTo(first), text('shown above'));
      nodes.push(paragraph(inlineCode(file.name), text(' is the file that is '), above, text('.')));
      continue;
    }
    shown.set(key, address);
    nodes.push(...fileNodes(file));
  }
  return nodes;
}

/** Returns a file of a demo: its name and its code. */
export function fileNodes({ name, code: source }: Pick<DemoFile, 'name' | 'code'>): RootContent[] {
  return [paragraph(inlineCode(name), text(':')), code(source.trimEnd(), languageOf(name))];
}

/** The language of a block of code is the ending of its file. */
function languageOf(name: string): string {
  return path.extname(name).slice(1);
}
