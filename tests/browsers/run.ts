/**
 * Runs tests in Firefox and WebKit: `npm run test:browsers -- firefox:smoke webkit:interactions`.
 * Without a choice everything runs in both engines.
 */
import { runProgram } from '../../src/node/kit/runProgram';
import { ensurePrograms } from './engines/programs';
import type { Engine } from './engines/tab';

const ENGINES: readonly Engine[] = ['firefox', 'webkit'];
const PARTS = ['smoke', 'interactions', 'floor', 'isolation'] as const;

const chosen = process.argv.slice(2);
const wanted = chosen.length > 0 ? chosen : ENGINES;
const failed: string[] = [];
for (const choice of wanted) {
  const [engine, part = ''] = choice.split(':') as [Engine, string?];
  if (!ENGINES.includes(engine) || (part !== '' && !PARTS.some((known) => known === part))) {
    throw new Error(
      `"${choice}" is no choice. Fix: one of ${ENGINES.join(', ')}, with :${PARTS.join(', :')} for a part.`,
    );
  }
  ensurePrograms(engine);
  process.env.BROWSER_ENGINE = engine;
  const start = performance.now();
  const filter = `tests/browsers/${part === '' ? '' : `${part}/`}`;
  await runProgram('vitest', ['run', '--config', 'tests/browsers/vitest.config.ts', filter]).catch(
    (error: unknown) => failed.push(`${choice}: ${String(error)}`),
  );
  console.log(`${choice}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
if (failed.length > 0) throw new Error(failed.join('\n'));
