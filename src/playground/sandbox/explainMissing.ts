import { editDistance } from '../../core/editDistance';
import { translate } from '../../core/interfaceText';
import type { SandboxLibraries } from '../../core/sandbox';
import type { SandboxFiles } from './types';

/** How many near names a message lists. */
const MOST = 5;

/** Says what can be imported instead of what is not there. */
export function explainMissing(
  name: string,
  files: SandboxFiles,
  { modules }: Pick<SandboxLibraries, 'modules'>,
): string {
  if (name.startsWith('.')) {
    return translate('There is no file {{file}}. The files are {{files}}.', {
      file: name,
      files: Object.keys(files).join(', '),
    });
  }
  const names = Object.keys(modules);
  const packageName = packageOf(name);
  const siblings = names.filter((known) => packageOf(known) === packageName);
  if (siblings.length > 0) {
    const near = siblings
      .map((known) => ({ known, distance: editDistance(known, name) }))
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MOST);
    const more = siblings.length > MOST ? ' …' : '';
    return translate('{{name}} is not available here. Of {{package}} there are {{modules}}.', {
      name,
      package: packageName,
      modules: near.map(({ known }) => known).join(', ') + more,
    });
  }
  const packages = [...new Set(names.map(packageOf))].filter((known) => !known.includes(':'));
  return translate('{{name}} is not available here. You can import from {{packages}}.', {
    name,
    packages: packages.sort().join(', '),
  });
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
