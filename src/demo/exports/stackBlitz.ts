import type { DemoExport, ExportForm } from './demoExport';
import { entryOf, exportProject } from './exportProject';

/**
 * Returns the form that opens a demo in StackBlitz; `node` is its template for projects that bring
 * their own tools, Vite among them (https://developer.stackblitz.com/platform/api/post-api).
 */
export function stackBlitzForm(demo: DemoExport): ExportForm {
  const { title, description, files } = exportProject(demo);
  const contents = Object.entries(files).map(([path, code]) => [`project[files][${path}]`, code]);
  return {
    action: `https://stackblitz.com/run?file=${entryOf(demo)}`,
    fields: {
      'project[title]': title,
      'project[description]': description,
      'project[template]': 'node',
      ...(Object.fromEntries(contents) as Record<string, string>),
    },
  };
}
