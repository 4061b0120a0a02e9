import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideProps } from '../../src/core/types';

/** A page with demos, as the build has left it. */
export interface DemoPage {
  pathname: string;
  names: string[];
  /** Addresses of the demos' files, in the same order. */
  sources: string[];
}

const GUIDES = '.generated/guides';

/** Returns every page of the site that has demos. */
export function allDemoPages(): DemoPage[] {
  const files = readdirSync(GUIDES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(GUIDES, file), 'utf8')) as GuideProps)
    .map(({ pathname, blocks }) => {
      const demos = blocks.filter((block) => block.kind === 'demo');
      return {
        pathname,
        names: demos.map(({ name }) => name),
        sources: demos.flatMap(({ info }) => info?.sourcesUrl ?? []),
      };
    })
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => a.pathname.localeCompare(b.pathname));
}
