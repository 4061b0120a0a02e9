import { packageVersions } from '../../.generated/packageVersions';
import { demoDependencies } from '../core/demoDependencies';
import { postExport, type ExportHost } from '../demo/openExport';
import type { SharedCode } from './shareLink';

const IMPORTS = /(?:\bfrom|\bimport)[\s(]*['"]([^.'"][^'"]*)['"]/g;

/**
 * Opens the playground's code as a project on another site, with the versions that run here; other
 * packages are installed there in their latest version.
 * @throws TypeError for an unknown date adapter.
 */
export async function exportCode(host: ExportHost, { files, entry }: SharedCode): Promise<void> {
  const imports = Object.values(files).flatMap((code) =>
    Array.from(code.matchAll(IMPORTS), ([, specifier]) => specifier!),
  );
  const others = Object.entries(files).filter(([name]) => name !== entry);
  await postExport(host, {
    info: {
      title: 'Playground',
      dependencies: demoDependencies(imports, (name) => packageVersions[name] ?? 'latest'),
    },
    url: window.location.href,
    form: 'system',
    language: /\.tsx?$/.test(entry) ? 'TS' : 'JS',
    files: [[entry, files[entry]!] as const, ...others].map(([name, code]) => ({
      name,
      code,
      html: '',
    })),
  });
}
