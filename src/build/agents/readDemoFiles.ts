import { readFileSync } from 'node:fs';
import type { DemoFile, DemoInfo, DemoSources } from '../../core/demoTypes';

/** Returns the files of a demo in its first form and in TypeScript, from what the build has written. */
export function readDemoFiles({ sourcesUrl, forms }: DemoInfo): readonly DemoFile[] {
  const sources = JSON.parse(readFileSync(`public${sourcesUrl}`, 'utf8')) as DemoSources;
  return sources[forms[0]!]!.TS;
}
