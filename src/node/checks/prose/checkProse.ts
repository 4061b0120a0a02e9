import type { Root } from 'mdast';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { VFile } from 'vfile';
import { ContentError } from '../../kit/contentError';
import { throwProblems } from '../../kit/contentErrors';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { BANNED_USES } from './bannedUses';
import { readProse, type Prose } from './readProse';

/** Longer sentences are read twice (VOICE). */
const MOST_WORDS = 35;

/** A finding of a rule, before the writer's allowances are taken off. */
interface Finding {
  rule: string;
  line: number;
  problem: string;
  fix: string;
}

/** `<!-- allow: takes: reason -->`: one use of a rule's word, in the block below the comment. */
interface Allowance {
  rule: string;
  /** Lines of the block that it is for. */
  from: number;
  to: number;
}

/** Returns where a guide's English breaks the rules of VOICE that a program can see. */
export function proseProblems({ file, source }: ParsedGuide): ContentError[] {
  const prose = readProse(source.tree, source.text);
  const allowances = allowancesIn(source.tree);
  return [...wordFindings(prose), ...lengthFindings(prose), ...retextFindings(prose, source.text)]
    .filter((finding) => !allowances.some((allowance) => isAllowed(finding, allowance)))
    .sort((a, b) => a.line - b.line)
    .map(({ rule, line, problem, fix }) => {
      const allow = `or put <!-- allow: ${rule}: why --> above the paragraph.`;
      return new ContentError({ file, line }, problem, `${fix}, ${allow}`);
    });
}

/**
 * @throws ContentErrors for guides whose English breaks the voice's rules.
 */
export function checkProse({ guides }: { guides: readonly ParsedGuide[] }): void {
  throwProblems(guides.flatMap(proseProblems));
}

function wordFindings({ sentences }: Prose): Finding[] {
  return sentences.flatMap(({ text, line }) =>
    BANNED_USES.filter(({ pattern }) => pattern.test(text)).map(({ name, instead }) => ({
      rule: name,
      line,
      problem: `"${name}" in: ${text}`,
      fix: `Write ${instead}`,
    })),
  );
}

function lengthFindings({ sentences }: Prose): Finding[] {
  return sentences
    .filter(({ wordCount }) => wordCount > MOST_WORDS)
    .map(({ text, wordCount, line }) => ({
      rule: 'length',
      line,
      problem: `A sentence has ${wordCount} words: ${text}`,
      fix: `Split it: ${MOST_WORDS} words are enough`,
    }));
}

/** The rules of retext's own packages. */
const RETEXT_RULES = [
  { rule: 'article', plugin: retextIndefiniteArticle },
  { rule: 'repeated', plugin: retextRepeatedWords },
] as const;

function retextFindings({ trees }: Prose, text: string): Finding[] {
  return RETEXT_RULES.flatMap(({ rule, plugin }) => {
    const file = new VFile(text);
    for (const tree of trees) plugin()(tree, file);
    return file.messages.map(({ reason, line }) => ({
      rule,
      line: line ?? 1,
      problem: `${reason}.`,
      fix: 'Correct it',
    }));
  });
}

function allowancesIn({ children }: Root): Allowance[] {
  return children.flatMap((node, index) => {
    const block = children[index + 1]?.position;
    if (node.type !== 'html' || !block) return [];
    const notes = node.value.matchAll(/<!--\s*allow:\s*([^:]+):\s*\S.*?-->/gs);
    return [...notes].map(([, rule]) => ({
      rule: rule!.trim(),
      from: block.start.line,
      to: block.end.line,
    }));
  });
}

function isAllowed({ rule, line }: Finding, allowance: Allowance): boolean {
  return rule === allowance.rule && line >= allowance.from && line <= allowance.to;
}
