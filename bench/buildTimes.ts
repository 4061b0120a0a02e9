import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeBuildFixture } from './buildFixture';
import { timedRun } from './timedRun';

/** Figures of a cold build: generation, `next build`, and the steps after it. */
export interface BuildFigures {
  pages: number;
  millisecondsAPage: number;
  fixedSeconds: number;
  marginalMillisecondsAPage: number;
  peakMegabytes: number;
}

const FEW = 40;
const MANY = 400;
const FOLDER = '.bench/site';

async function coldBuild(pages: number): Promise<{ seconds: number; peakMegabytes: number }> {
  makeBuildFixture(FOLDER, pages);
  const run = await timedRun('node_modules/.bin/tsx', ['src/build/cli.ts', 'build'], FOLDER);
  const exported = readdirSync(path.join(FOLDER, 'out/x/bench-section')).length;
  if (exported !== pages) throw new Error(`${exported} of ${pages} pages were exported.`);
  return run;
}

/** Builds a fixture of 400 pages, and one of 40 to tell fixed from marginal cost; both cold. */
export async function measureBuild(): Promise<BuildFigures> {
  const few = await coldBuild(FEW);
  const many = await coldBuild(MANY);
  rmSync('.bench', { recursive: true, force: true });
  const marginal = (many.seconds - few.seconds) / (MANY - FEW);
  return {
    pages: MANY,
    millisecondsAPage: (many.seconds * 1000) / MANY,
    fixedSeconds: few.seconds - FEW * marginal,
    marginalMillisecondsAPage: marginal * 1000,
    peakMegabytes: Math.max(few.peakMegabytes, many.peakMegabytes),
  };
}
