import { writeGenerated } from '../../kit/writeGenerated';
import { dependencyVersions } from './packages';

/** Writes the versions that the exports of the playground pin (SPEC 5.6). */
export function emitPackageVersions(): void {
  const versions = JSON.stringify(dependencyVersions(), null, 2);
  writeGenerated(
    '.generated/packageVersions.ts',
    `/** Versions of our packages by name. */\nexport const packageVersions: Readonly<Record<string, string>> = ${versions};\n`,
  );
}
