import type { Root as TextRoot, Sentence } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { toString } from 'nlcst-to-string';
import { EXPLICIT_IDS } from '../../read/markdown/headings';

/** A sentence of a guide, with its code left out. */
export interface ProseSentence {
  /** Each piece of code is the letter x. */
  text: string;
  wordCount: number;
  line: number;
}

/** A guide's text as natural language. */
export interface Prose {
  /** One tree for each paragraph, heading and cell of a table. */
  trees: TextRoot[];
  sentences: ProseSentence[];
}

/** Embeds are no text of ours. */
const NOT_PROSE = /^\{\{/;

/**
 * Parses the prose of a Markdown tree as English.
 * @param source The file's text, which the tree's positions refer to.
 */
export function readProse(tree: Root, source: string): Prose {
  const file = new VFile(source);
  const trees: TextRoot[] = [];
  visit(structuredClone(tree), (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const [first] = node.children;
    if (!first || (first.type === 'text' && NOT_PROSE.test(first.value))) return;
    const last = node.children.at(-1);
    if (node.type === 'heading' && last?.type === 'text') {
      last.value = last.value.replace(EXPLICIT_IDS, '');
    }
    // Cells are sentences of their own, which the converter would leave out.
    const block = { ...node, type: 'paragraph' } as Paragraph;
    trees.push(toNlcst(block, file, ParseEnglish) as TextRoot);
  });
  const sentences: ProseSentence[] = [];
  for (const text of trees) visit(text, 'SentenceNode', (node) => void sentences.push(read(node)));
  return { trees, sentences };
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
