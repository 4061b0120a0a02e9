import { rmSync } from 'node:fs';
import { emitApiData } from '../apiPages/emitApiData';
import { emitDelivery } from '../delivery/emitDelivery';
import { compressExport } from '../export/compress';
import { finishDocuments } from '../export/finishDocuments';
import { placeErrorPages } from '../export/placeErrorPages';
import { runProgram } from '../runProgram';
import { loadSite } from '../site';
import type { Step } from '../runSteps';

const nextBuild = () => {
  // What an earlier build exported must not be deployed with this one.
  rmSync('out', { recursive: true, force: true });
  return runProgram('next', ['build']);
};

/** From generated files to the site in `out/`. */
export const buildSteps: readonly Step[] = [
  { title: 'Next.js build and export', run: nextBuild },
  { title: 'Error pages', run: () => placeErrorPages('out') },
  { title: 'Documents: scripts on demand, integrity', run: () => finishDocuments('out') },
  { title: 'API data beside the pages', run: () => emitApiData('out', loadSite()) },
  { title: 'Headers and redirects of the CDN', run: () => emitDelivery('out') },
  { title: 'Precompression', run: () => compressExport('out') },
];
