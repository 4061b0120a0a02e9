import { writeGenerated } from '../../kit/writeGenerated';
import { checkSettings } from './checkSettings';
import { readServices } from './readServices';

/** Writes the module through which the rest of the project learns the build's services. */
export function emitServices(): void {
  checkSettings(process.env);
  const services = JSON.stringify(readServices(process.env), null, 2);
  writeGenerated(
    '.generated/services.ts',
    `import type { Services } from '../src/core/services';

/** The services of this build (README, "Environment variables"). */
export const services: Services = ${services};
`,
  );
}
