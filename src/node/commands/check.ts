import { checkAnchors } from '../checks/anchors';
import { checkChanges } from '../checks/changes';
import { checkChartsNames } from '../checks/chartsNames';
import { checkClaims } from '../checks/claims';
import { checkDemoFiles } from '../checks/demoFiles';
import { checkLibraryDemos } from '../checks/libraryDemos';
import { checkApiNames } from '../checks/apiNames';
import { checkChangedFences } from '../checks/fences';
import { listExternalLinks } from '../checks/externalLinks';
import { countWritten } from '../checks/countWritten';
import { runClaims } from '../checks/runClaims';
import { listUnexplainedMessages } from '../checks/messages';
import { checkProse } from '../checks/prose/checkProse';
import { checkSections } from '../checks/sections';
import { checkOldestBrowsers } from '../checks/oldest/checkOldestBrowsers';
import { loadSite } from '../model/site';
import { runProgram } from '../kit/runProgram';
import { runSideBySide, runSteps, type Step } from '../kit/runSteps';
import { generateSteps } from './generate';

/** Files that a tool has found in order are skipped while neither they nor its rules change. */
const cached = (tool: string) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.generated/cache/${tool}`,
];

const format: Step = {
  title: 'Format',
  run: () => runProgram('prettier', ['--check', '--log-level', 'warn', ...cached('prettier'), '.']),
};

const spelling: Step = {
  title: 'Spelling of guides and documents',
  run: () =>
    runProgram('cspell', [
      'lint',
      '--no-progress',
      '--no-summary',
      '--gitignore',
      ...cached('cspell'),
      '**/*.md',
    ]),
};

const lint: Step = { title: 'Lint', run: () => runProgram('eslint', [...cached('eslint'), '.']) };
const types: Step = { title: 'Types', run: () => runProgram('tsc', ['--noEmit']) };

/** What can be told from the model of the site, in a moment each. */
const contentSteps: readonly Step[] = [
  { title: 'Oldest browsers', run: checkOldestBrowsers },
  { title: 'Types of the code in guides', run: () => checkChangedFences(loadSite()) },
  { title: 'Types of demos with other date libraries', run: () => checkLibraryDemos(loadSite()) },
  { title: 'Code that sections show', run: () => checkSections(loadSite()) },
  { title: 'Voice of the guides', run: () => checkProse(loadSite()) },
  { title: 'Names of Charts 8.6.0', run: () => checkChartsNames(loadSite()) },
  { title: 'Changes between versions', run: () => checkChanges(loadSite()) },
  { title: 'Headings of the claims', run: () => checkClaims(loadSite()) },
  { title: 'Demo files', run: () => checkDemoFiles(loadSite()) },
  { title: 'Links to other sites', run: () => listExternalLinks(loadSite()) },
  { title: 'Messages of the packages', run: () => listUnexplainedMessages(loadSite()) },
  { title: 'Published anchors', run: () => checkAnchors(loadSite()) },
  { title: 'Documented API names', run: () => checkApiNames(loadSite()) },
];

const testSteps: readonly Step[] = [
  {
    title: 'Unit and content tests',
    run: () => runProgram('vitest', ['run', '--project', '*units']),
  },
  { title: 'Claims about behavior', run: runClaims },
  { title: 'Pages written', run: () => countWritten(loadSite()) },
];

/**
 * Checks everything that can be told without a browser. Most steps keep one processor busy, so that
 * two rows go side by side; tests use all of them.
 * @throws Error of the first step that fails.
 */
export async function check(): Promise<void> {
  await runSideBySide(generateSteps, [format, spelling]);
  await runSideBySide([types, ...contentSteps], [lint]);
  await runSteps(testSteps);
}
