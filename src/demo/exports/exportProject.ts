import type { DemoExport, ExportedProject } from './demoExport';
import { placeFiles } from './placeFiles';
import { renderManifest } from './renderManifest';
import { renderIndex, renderMain, renderViteConfig, TYPESCRIPT_CONFIG } from './renderSetup';
import { tailwindEntry } from '../../core/tailwindEntry';

/**
 * Returns a demo as a project of its own: Vite, React and pinned versions (SPEC 5.6).
 * @param hosts Names under which the site that runs it will ask its server.
 */
export function exportProject(demo: DemoExport, hosts: readonly string[] = []): ExportedProject {
  const isTypeScript = demo.language === 'TS';
  return {
    title: demo.info.title,
    description: `From the MUI X documentation: ${demo.url}`,
    files: {
      'package.json': renderManifest(demo),
      'index.html': renderIndex(demo),
      [`vite.config.${isTypeScript ? 'ts' : 'js'}`]: renderViteConfig(demo, hosts),
      ...(isTypeScript && { 'tsconfig.json': TYPESCRIPT_CONFIG }),
      [`src/main.${isTypeScript ? 'tsx' : 'jsx'}`]: renderMain(demo),
      ...(demo.form === 'tailwind' && { 'src/tailwind.css': tailwindEntry() }),
      ...placeFiles(demo.files),
    },
  };
}

/** Path of the demo's own file in its project, which an editor shows first. */
export function entryOf({ language }: Pick<DemoExport, 'language'>): string {
  return `src/Demo.${language === 'TS' ? 'tsx' : 'jsx'}`;
}
