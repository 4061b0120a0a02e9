import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSION, SITE_ORIGIN } from '../../core/constants';
import { runProgram } from '../runProgram';

/** Folder that is packed; git ignores it with the rest of `.generated/`. */
const FOLDER = '.generated/agents';
const AGENT_FILE = /(?:\.md|llms(?:-full)?\.txt)$/;

/**
 * Puts the files for agents into a folder that is an npm package, and packs it into a tarball beside
 * it. Nothing is published.
 * @param root Folder of the export.
 * @throws Error when the site has not been built.
 */
export async function packAgentFiles(root: string): Promise<void> {
  if (!existsSync(path.join(root, 'x/llms.txt'))) {
    throw new Error(`${root}/x/llms.txt is missing. Run "npm run build" first.`);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  const source = path.join(root, 'x');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    AGENT_FILE.test(file),
  );
  for (const file of files) {
    const target = path.join(FOLDER, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(source, file)));
  }
  writeFileSync(path.join(FOLDER, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(path.join(FOLDER, 'README.md'), readme(files.length));
  await runProgram('npm', ['pack', '--silent', `./${FOLDER}`, '--pack-destination', '.generated']);
}

function manifest(): object {
  return {
    name: 'mui-x-docs-markdown',
    version: DOCS_VERSION,
    description: 'The documentation of MUI X as Markdown, for agents that work offline.',
    homepage: `${SITE_ORIGIN}/x/`,
    // Nobody is meant to publish it by accident.
    private: true,
    files: ['**/*.md', '**/*.txt'],
  };
}

function readme(count: number): string {
  return `# MUI X ${DOCS_VERSION} documentation as Markdown

${count} files. Start with \`llms.txt\`, or with the one in \`react-data-grid/\`, \`react-date-pickers/\`,
\`react-charts/\` or \`react-tree-view/\`; links are relative. \`llms-full.txt\` beside each holds all of
its pages.
`;
}
