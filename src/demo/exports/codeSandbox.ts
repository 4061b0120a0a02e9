import lzString from 'lz-string';
import type { DemoExport, ExportForm } from './demoExport';
import { entryOf, exportProject } from './exportProject';

/** Hosts of its previews; Vite answers no others. */
const HOSTS = ['.csb.app'];

const TASKS = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    dev: { name: 'Demo', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
  },
};

/**
 * Returns the form that opens a demo in CodeSandbox, on a server because Vite needs one
 * (https://codesandbox.io/docs/learn/sandboxes/cli-api).
 */
export function codeSandboxForm(demo: DemoExport): ExportForm {
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: codeSandboxParameters(demo),
      query: `file=/${entryOf(demo)}`,
    },
  };
}

/** Returns the files of a demo's project in the compressed form that CodeSandbox reads. */
export function codeSandboxParameters(demo: DemoExport): string {
  const project = exportProject(demo, HOSTS);
  const contents: Record<string, string> = {
    ...project.files,
    '.codesandbox/tasks.json': JSON.stringify(TASKS, null, 2),
  };
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return lzString
    .compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
