import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { migrations } from '../../../../data/migration';
import { DOCS_VERSION, SITE_ORIGIN } from '../../../core/constants';
import { SEARCH_MANIFEST, type SearchManifest } from '../../../core/searchTypes';
import { runProgram } from '../../kit/runProgram';
import { bundleServer, SERVER_FILE } from './bundleServer';

const AGENT_FILE = /(?:\.md|llms(?:-full)?\.txt)$/;

/**
 * Puts the files for agents into a folder that is an npm package, and packs it into a tarball beside
 * it. Nothing is published.
 * @param root Folder of the export.
 * @param target Folder for both; git ignores the default one.
 * @throws Error when the site has not been built.
 */
export async function packAgentFiles(root: string, target = '.generated'): Promise<void> {
  const source = path.join(root, 'x');
  if (!existsSync(path.join(source, 'llms.txt'))) {
    throw new Error(`${source}/llms.txt is missing. Run "npm run build" first.`);
  }
  const folder = path.resolve(target, 'agents');
  rmSync(folder, { recursive: true, force: true });
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    AGENT_FILE.test(file),
  );
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(source, file), path.join(folder, file));
  }
  copyIndex(root, path.join(folder, 'search'));
  writeFileSync(path.join(folder, 'changes.json'), JSON.stringify(migrations));
  await bundleServer(folder);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(path.join(folder, 'README.md'), readme(files.length));
  await runProgram('npm', ['pack', '--silent', folder, '--pack-destination', target]);
}

/** Copies the search index of the site, under names that stay. */
function copyIndex(root: string, target: string): void {
  const list = readFileSync(path.join(root, SEARCH_MANIFEST), 'utf8');
  mkdirSync(target, { recursive: true });
  for (const { tier, product, url } of (JSON.parse(list) as SearchManifest).files) {
    const name = product ? `${tier}-${product}` : tier;
    copyFileSync(path.join(root, url), path.join(target, `${name}.json`));
  }
}

function manifest(): object {
  return {
    name: 'mui-x-docs-markdown',
    version: DOCS_VERSION,
    description:
      'The documentation of MUI X as Markdown and as an MCP server, for agents that work offline.',
    homepage: `${SITE_ORIGIN}/x/`,
    // Nobody is meant to publish it by accident.
    private: true,
    type: 'module',
    bin: { 'mui-x-docs-mcp': SERVER_FILE },
    files: ['**/*.md', '**/*.txt', 'search/*.json', 'changes.json', SERVER_FILE],
  };
}

function readme(count: number): string {
  return `# MUI X ${DOCS_VERSION} documentation as Markdown

${count} files. Start with \`llms.txt\`, or with the one in \`react-data-grid/\`, \`react-date-pickers/\`,
\`react-charts/\` or \`react-tree-view/\`; links are relative. \`llms-full.txt\` beside each holds all of
its pages.

\`npx --package=/path/to/mui-x-docs-markdown-${DOCS_VERSION}.tgz mui-x-docs-mcp\` starts an
MCP server over stdio, as \`node mcp.mjs\` in this folder does; it needs Node.js 20.19 or later and
no network. Its tools: search, read_page, read_section, read_demo, api, find_change.
`;
}
