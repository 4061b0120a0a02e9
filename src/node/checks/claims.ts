import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import ts from 'typescript';
import { ContentError } from '../kit/contentError';
import { throwProblems } from '../kit/contentErrors';
import { filesBelow } from '../kit/filesBelow';
import { parseSource } from '../read/demos/readModule';
import { EXPLICIT_IDS } from '../read/markdown/headings';
import { suggest } from '../read/markdown/suggestion';
import type { ParsedGuide } from '../read/markdown/parsedGuide';

const FOLDER = 'tests/claims';

/** A sentence of a page that a test runs. */
interface StatedClaim {
  heading: string;
  line: number;
}

/** Path of the file with a page's claims: `/x/a/b/` → `tests/claims/a/b.test.tsx` (SPEC 13.1). */
export function claimsFile(pathname: string): string {
  return `${FOLDER}/${pathname.replace(/^\/x\/|\/$/g, '')}.test.tsx`;
}

/** The file that a part of a page's claims belongs to: `a/b.part.test.tsx` → `a/b.test.tsx`. */
const wholeOf = (file: string) => file.replace(/\.\w+(?=\.test\.tsx$)/, '');

/**
 * Returns the claims in a test file whose heading or page does not exist.
 * @param root Folder that the file's path starts from.
 */
export function claimProblems(
  file: string,
  guides: readonly ParsedGuide[],
  root = '.',
): ContentError[] {
  const guide = guides.find(({ props }) => claimsFile(props.pathname) === wholeOf(file));
  if (!guide) {
    const fix = `Name it after a written page: ${claimsFile('/x/react-data-grid/sorting/')}, or sorting.part.test.tsx beside it.`;
    return [new ContentError({ file }, 'These claims belong to no page.', fix)];
  }
  const code = readFileSync(path.join(root, file), 'utf8');
  if (!code.includes(`claimsOf('${guide.props.pathname}')`)) {
    const fix = `Write claimsOf('${guide.props.pathname}').`;
    return [new ContentError({ file }, 'The claims name another page than their file.', fix)];
  }
  const headings = headingsOf(guide);
  return statedClaims(file, code)
    .filter(({ heading }) => !headings.includes(heading))
    .map(({ heading, line }) => {
      const problem = `${guide.file} has no heading "${heading}".`;
      return new ContentError({ file, line }, problem, suggest(heading, headings, 'Headings are'));
    });
}

/**
 * Checks that each claim leads to a heading, and prints how many there are (SPEC 13.1).
 * @throws ContentErrors for claims of headings or pages that do not exist.
 */
export function checkClaims({ guides }: { guides: readonly ParsedGuide[] }): void {
  const files = claimFiles();
  throwProblems(files.flatMap((file) => claimProblems(file, guides)));
  const counts = files.map((file) => statedClaims(file, readFileSync(file, 'utf8')).length);
  const sum = counts.reduce((total, count) => total + count, 0);
  const pages = new Set(files.map(wholeOf)).size;
  console.log(`  ${sum} claims about behavior, on ${pages} of ${guides.length} guides.`);
}

/** Every file of claims. */
export function claimFiles(): string[] {
  if (!existsSync(FOLDER)) return [];
  return filesBelow(FOLDER).filter((name) => name.endsWith('.test.tsx'));
}

/** Texts of the page's headings; its title stands for what comes before the first. */
function headingsOf({ source, props }: ParsedGuide): string[] {
  const headings = [props.meta.title];
  visit(source.tree, 'heading', (node) => {
    headings.push(toString(node).replace(EXPLICIT_IDS, '').replace(/\s+/g, ' ').trim());
  });
  return headings;
}

function statedClaims(file: string, code: string): StatedClaim[] {
  const source = parseSource(file, code);
  const claims: StatedClaim[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'claim') {
      const [heading] = node.arguments;
      const text = heading && ts.isStringLiteralLike(heading) ? heading.text : '';
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      claims.push({ heading: text, line: line + 1 });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return claims;
}
