import path from 'node:path';
import type { DemoInfo } from '../../../core/demoTypes';
import { FORM_ENDINGS } from './collectDemo';

/** Folder of the modules through which the browser finds the demos' components. */
export const REGISTRY_FOLDER = '.generated/demos';

/** Starts the line by which the offline packs know whose demos a chunk leads to. */
export const DEMO_MARKER = 'demos of ';

/** Path of the module that names a page's demos, below the registry's folder. */
export function pageModule(pathname: string): string {
  return `pages${pathname.replace(/\/$/, '')}.ts`;
}

/**
 * Returns the module that leads from a page's path to its demos: one small entry a page. The server
 * never runs a demo, so its build must not follow the imports.
 */
export function renderRegistry(pathnames: readonly string[]): string {
  const entries = pathnames.map(
    (pathname) =>
      `  '${pathname}': () => import('./${pageModule(pathname).replace(/\.ts$/, '')}'),\n`,
  );
  return `export const demoModules =
  typeof window === 'undefined' ? {} : {
${entries.join('')}};
`;
}

/**
 * Types of the registry. Without them the compiler would follow its imports into every demo, and the
 * dates of each date library would join the type of all values of the pickers (checks/adapterGroups.ts).
 */
export const REGISTRY_TYPES = `import type { ComponentType } from 'react';

type Form = 'system' | 'css' | 'tailwind';
type LoadComponent = () => Promise<{ default: ComponentType }>;

/** The demos of one page by name, each with its forms. */
export interface PageDemos {
  page: string;
  demos: Record<string, Partial<Record<Form, LoadComponent>>>;
}

/** Paths of the pages with demos. */
export declare const demoModules: Record<string, () => Promise<PageDemos>>;
`;

/** Returns the module of one page: each form of a demo is a chunk of its own. */
export function renderPageModule(pathname: string, demos: readonly DemoInfo[]): string {
  const entries = demos.map((info) => {
    const forms = info.forms.map((form) => {
      const ending = FORM_ENDINGS[form].replace(/\.tsx$/, '');
      const main = info.file.replace(/\.tsx$/, ending);
      return `    ${form}: () => import('${importPath(pathname, main)}'),\n`;
    });
    return `  ${info.name}: {\n${forms.join('')}  },\n`;
  });
  const marker = `export const page = '${DEMO_MARKER}${pathname}';\n`;
  return `${marker}\nexport const demos = {\n${entries.join('')}};\n`;
}

function importPath(pathname: string, module: string): string {
  const folder = path.dirname(`${REGISTRY_FOLDER}/${pageModule(pathname)}`);
  return path.relative(folder, module).split(path.sep).join('/');
}
