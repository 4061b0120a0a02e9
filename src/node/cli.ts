import { packAgentFiles } from './render/markdown/packAgentFiles';
import { checkDocuments } from './checks/documents';
import { checkTwins } from './checks/twins';
import { check } from './commands/check';
import { checkPages } from './commands/checkPages';
import { buildSteps } from './commands/build';
import { runDev } from './commands/dev';
import { drawSteps } from './commands/draw';
import { runKeepAssets } from './commands/keepAssets';
import { generateSteps } from './commands/generate';
import { recordSteps } from './commands/record';
import { switchWorkerOff } from './finish/offline/switchWorkerOff';
import { describeFailure } from './kit/describeFailure';
import { runSteps } from './kit/runSteps';

/** The commands of the project, as `package.json` names them. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  generate: () => runSteps(generateSteps),
  build: () => runSteps([...generateSteps, ...buildSteps]),
  check,
  'check-page': () => checkPages(process.argv.slice(3)),
  'check-documents': async () => {
    await checkDocuments('out');
    checkTwins('out');
  },
  dev: runDev,
  'keep-assets': () => runKeepAssets(process.argv[3]),
  'agents:pack': () => packAgentFiles('out'),
  'worker-off': async () => switchWorkerOff('out'),
  draw: () => runSteps([...generateSteps, ...drawSteps]),
  record: () => runSteps([...generateSteps, ...recordSteps]),
};

const name = process.argv[2] ?? '';
const command = commands[name];
if (!command) {
  console.error(`Unknown command "${name}". Known ones: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  await command();
} catch (error) {
  console.error(`\n✗ ${describeFailure(error)}`);
  process.exit(1);
}
