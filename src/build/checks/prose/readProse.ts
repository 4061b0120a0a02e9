import type { Root as TextRoot, Sentence } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { toString } from 'nlcst-to-string';

/** A sentence of a guide, with its code left out. */
export interface ProseSentence {
  /** Each piece of code is the letter x. */
  text: string;
  wordCount: number;
  line: number;
}

/** A guide's sentences as natural language. */
export interface Prose {
  tree: TextRoot;
  sentences: ProseSentence[];
}

/** What is no text of ours: embeds, and the ids that headings end with. */
const NOT_PROSE = /^\{\{/;
const EXPLICIT_ID = /\s*\[#[^\]]*\]$/;

/**
 * Parses the prose of a Markdown tree as English.
 * @param source The file's text, which the tree's positions refer to.
 */
export function readProse(tree: Root, source: string): Prose {
  const copy = structuredClone(tree);
  visit(copy, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const isEmbed = node.type === 'paragraph' && NOT_PROSE.test(textOf(node));
    if (isEmbed || node.type === 'code' || node.type === 'html' || node.type === 'yaml') {
      (parent.children as unknown[]).splice(index, 1);
      return index;
    }
    if (node.type === 'table') {
      // Cells are sentences; the converter to natural language leaves tables out.
      const cells = node.children.flatMap((row) => row.children);
      const paragraphs = cells.map((cell) => ({ ...cell, type: 'paragraph' as const }));
      parent.children.splice(index, 1, ...paragraphs);
      return index + paragraphs.length;
    }
    if (node.type === 'text' && parent.type === 'heading') {
      node.value = node.value.replace(EXPLICIT_ID, '');
    }
    return undefined;
  });
  const text = toNlcst(copy, new VFile(source), ParseEnglish);
  const sentences: ProseSentence[] = [];
  visit(text as TextRoot, 'SentenceNode', (node: Sentence) => void sentences.push(read(node)));
  return { tree: text as TextRoot, sentences };
}

function textOf(node: { children: readonly unknown[] }): string {
  const [first] = node.children as readonly { value?: string }[];
  return first?.value ?? '';
}

function read(sentence: Sentence): ProseSentence {
  const text = sentence.children
    .map((node) => (node.type === 'SourceNode' ? 'x' : toString(node)))
    .join('')
    .replace(/\s+/g, ' ');
  const wordCount = sentence.children.filter(
    ({ type }) => type === 'WordNode' || type === 'SourceNode',
  ).length;
  return { text, wordCount, line: sentence.position?.start.line ?? 1 };
}
