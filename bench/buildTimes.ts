import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSteps } from '../src/node/commands/build';
import { makeBuildFixture } from './buildFixture';
import { timedRun } from './timedRun';

/** Figures of a cold build without API data; the types of the project are not checked by it. */
export interface BuildFigures {
  pages: number;
  /** `next build` and the steps after it. */
  millisecondsAPage: number;
  fixedSeconds: number;
  marginalMillisecondsAPage: number;
  /** The whole command: start, reading of Markdown, search index, and all of the above. */
  wholeMillisecondsAPage: number;
  wholeFixedSeconds: number;
  wholeMarginalMillisecondsAPage: number;
  peakMegabytes: number;
}

const FEW = 40;
const MANY = 400;
const FOLDER = '.bench/site';

interface ColdBuild {
  /** The whole command. */
  whole: number;
  /** From `next build` on. */
  build: number;
  peakMegabytes: number;
}

async function coldBuild(pages: number): Promise<ColdBuild> {
  makeBuildFixture(FOLDER, pages);
  const run = await timedRun('node_modules/.bin/tsx', ['src/node/cli.ts', 'build'], FOLDER);
  const section = readdirSync(path.join(FOLDER, 'out/x/bench-section'), { withFileTypes: true });
  const exported = section.filter((entry) => entry.isDirectory()).length;
  if (exported !== pages) throw new Error(`${exported} of ${pages} pages were exported.`);
  const build = buildSteps.reduce((sum, { title }) => sum + secondsOf(title, run.output), 0);
  return { whole: run.seconds, build, peakMegabytes: run.peakMegabytes };
}

/** Reads how long a step took from what `runSteps` prints. */
function secondsOf(title: string, output: string): number {
  const line = output.split('\n').find((text) => text.startsWith(`✓ ${title} (`));
  const seconds = /\(([\d.]+) s\)$/.exec(line ?? '')?.[1];
  if (seconds === undefined) throw new Error(`The build printed no time for "${title}".`);
  return Number(seconds);
}

/** Tells what a build of any size costs from what each page adds. */
function split(few: number, many: number) {
  const marginal = (many - few) / (MANY - FEW);
  return {
    aPage: (many * 1000) / MANY,
    fixed: few - FEW * marginal,
    marginal: marginal * 1000,
  };
}

/** Builds a fixture of 400 pages, and one of 40 to tell fixed from marginal cost; both cold. */
export async function measureBuild(): Promise<BuildFigures> {
  const few = await coldBuild(FEW);
  const many = await coldBuild(MANY);
  rmSync('.bench', { recursive: true, force: true });
  const build = split(few.build, many.build);
  const whole = split(few.whole, many.whole);
  return {
    pages: MANY,
    millisecondsAPage: rounded(build.aPage),
    fixedSeconds: rounded(build.fixed),
    marginalMillisecondsAPage: rounded(build.marginal),
    wholeMillisecondsAPage: rounded(whole.aPage),
    wholeFixedSeconds: rounded(whole.fixed),
    wholeMarginalMillisecondsAPage: rounded(whole.marginal),
    peakMegabytes: rounded(Math.max(few.peakMegabytes, many.peakMegabytes)),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
