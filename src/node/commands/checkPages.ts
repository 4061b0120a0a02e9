import { existsSync } from 'node:fs';
import { readReference } from '../model/api/readReference';
import { apiVocabulary } from '../checks/apiVocabulary';
import { checkChangesOf } from '../checks/changes';
import { chartsNameProblems, laterNames } from '../checks/chartsNames';
import { claimProblems, claimsFile } from '../checks/claims';
import { checkFences } from '../checks/fences';
import { checkModuleTypes } from '../checks/moduleTypes';
import { previewProblems } from '../checks/previews';
import { proseProblems } from '../checks/prose/checkProse';
import { sectionProblems } from '../checks/sections';
import { ContentError } from '../kit/contentError';
import { ContentErrors, throwProblems } from '../kit/contentErrors';
import { collectDemo } from '../read/demos/collectDemo';
import { demoNames } from '../read/demos/demoNames';
import { demoPlaceOf } from '../read/demos/demoPlace';
import { isGuideWritten, loadMarkdown } from '../model/guides';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import { unwrittenPathnames } from '../model/site';

/**
 * Checks what a writer can break on single pages, in seconds: `npm run check:page -- /x/a/b/`. Other
 * pages may be broken meanwhile. Needs the API data of an earlier `npm run generate`.
 * @param pathnames Paths of written guides.
 * @throws ContentErrors with every problem of these pages.
 */
export async function checkPages(pathnames: readonly string[]): Promise<void> {
  const { entries } = readReference();
  const vocabulary = apiVocabulary(entries);
  const unwritten = unwrittenPathnames();
  const later = await laterNames();
  const problems: ContentError[] = [];
  const report = (check: () => void): void => {
    try {
      check();
    } catch (error) {
      if (error instanceof ContentErrors) problems.push(...error.problems);
      else if (error instanceof ContentError) problems.push(error);
      else throw error;
    }
  };
  for (const pathname of pathnames) {
    report(() => {
      const guide = load(pathname, unwritten);
      report(() => checkChangesOf(guide));
      report(() => throwProblems(proseProblems(guide)));
      report(() => throwProblems(previewProblems(guide, vocabulary)));
      report(() => throwProblems(sectionProblems(guide, vocabulary)));
      report(() => throwProblems(chartsNameProblems(guide, later)));
      report(() => throwProblems(claimsOf(guide)));
      report(() => checkFences({ guides: [guide] }));
      report(() => checkModuleTypes(modulesOf(guide)));
    });
  }
  throwProblems(problems);
  console.log('✓ Nothing to mend.');
}

function load(pathname: string, unwritten: ReadonlySet<string>): ParsedGuide {
  if (isGuideWritten(pathname)) return loadMarkdown(pathname, unwritten);
  const fix = 'Give the path of a written guide: npm run check:page -- /x/react-data-grid/sorting/';
  throw new ContentError({ file: pathname }, 'There is no such guide.', fix);
}

function claimsOf(guide: ParsedGuide): ContentError[] {
  const file = claimsFile(guide.props.pathname);
  return existsSync(file) ? claimProblems(file, [guide]) : [];
}

/** The demos in all their forms, what they import, and the page's claims. */
function modulesOf(guide: ParsedGuide): string[] {
  const { pathname } = guide.props;
  const demos = demoNames(guide)
    .flatMap((name) => Object.values(collectDemo(name, demoPlaceOf(pathname)).forms))
    .flatMap(({ files }) => files.map(({ path }) => path))
    .filter((file) => /\.tsx?$/.test(file));
  const claims = claimsFile(pathname);
  return [...new Set(existsSync(claims) ? [...demos, claims] : demos)];
}
