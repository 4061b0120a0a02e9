import ts from 'typescript';
import { fencedLines } from '../../../core/markdownFences';

export interface DocTag {
  name: string;
  text: string;
}

/** A JSDoc comment: Markdown and tags. */
export interface DocComment {
  description: string;
  tags: DocTag[];
}

const emptyComment: DocComment = { description: '', tags: [] };

/** Takes the text of one `/** … *\/` comment apart; both JavaScript and declarations go through it. */
export function parseDocComment(comment: string): DocComment {
  const lines = comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const description: string[] = [];
  const tags: { name: string; lines: string[] }[] = [];
  const isFenced = fencedLines(lines);
  for (const [number, line] of lines.entries()) {
    // An `@` in fenced code is an import, not a tag.
    const tag = isFenced[number] ? null : /^\s*@(\w+)\s*(.*)$/.exec(line);
    if (tag) tags.push({ name: tag[1] ?? '', lines: [tag[2] ?? ''] });
    else (tags.at(-1)?.lines ?? description).push(line);
  }
  return {
    description: description.join('\n').trim(),
    tags: tags.map((tag) => ({ name: tag.name, text: tag.lines.join('\n').trim() })),
  };
}

/** The comment of the first declaration that has one. */
export function docOfSymbol(symbol: ts.Symbol): DocComment {
  for (const declaration of symbol.declarations ?? []) {
    const comment = docOfNode(declaration);
    if (comment.description || comment.tags.length > 0) return comment;
  }
  return emptyComment;
}

/** The last comment in front of a declaration; earlier ones belong to nothing. */
export function docOfNode(node: ts.Node): DocComment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  return comment ? parseDocComment(comment.getText()) : emptyComment;
}

/** The text of a tag, or undefined without it. */
export function tagText(doc: DocComment, name: string): string | undefined {
  return doc.tags.find((tag) => tag.name === name)?.text;
}

/** Whether the authors marked the export or prop as not for readers. */
export function isIgnored(doc: DocComment): boolean {
  return doc.tags.some((tag) => tag.name === 'ignore' || tag.name === 'internal');
}

/** Text without the lists that the library's release script appends, and with site-relative links. */
export function toMarkdown(text: string): string {
  return text
    .replace(/(^|\n)\s*(Demos|API|Features):\s*\n[\s\S]*$/, '')
    .replace(/https?:\/\/mui\.com\/x\//g, '/x/')
    .trim();
}
