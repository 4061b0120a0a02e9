import { rmSync } from 'node:fs';
import { emitAgentFiles } from '../render/markdown/emitAgentFiles';
import { emitApiData } from '../render/html/api/emitApiData';
import { emitDelivery } from '../finish/delivery/emitDelivery';
import { emitOffline } from '../finish/offline/emitOffline';
import { finishDocuments } from '../finish/documents/finishDocuments';
import { placeErrorPages } from '../finish/documents/placeErrorPages';
import { runProgram } from '../kit/runProgram';
import { emitImages } from '../render/seo/emitImages';
import { sitePages } from '../model/sitePages';
import { placeFrame } from '../render/sandbox/emitSandbox';
import { drawSteps } from './draw';
import { emitSitemap } from '../render/seo/sitemap';
import { loadSite } from '../model/site';
import type { Step } from '../kit/runSteps';

const nextBuild = () => {
  // What an earlier build exported must not be deployed with this one.
  rmSync('out', { recursive: true, force: true });
  return runProgram('next', ['build']);
};

/** From generated files to the site in `out/`. */
export const buildSteps: readonly Step[] = [
  { title: 'Next.js build and export', run: nextBuild },
  ...drawSteps,
  { title: 'Error pages', run: () => placeErrorPages('out') },
  {
    title: 'Documents: scripts on demand, integrity',
    run: () => finishDocuments('out', loadSite()),
  },
  { title: 'API data beside the pages', run: () => emitApiData('out', loadSite()) },
  { title: 'Markdown for agents', run: () => emitAgentFiles('out', loadSite()) },
  { title: 'Sitemap', run: () => emitSitemap('out', sitePages(loadSite())) },
  { title: 'Images', run: () => emitImages('out', sitePages(loadSite())) },
  { title: 'Isolated frame', run: () => placeFrame('out') },
  { title: 'Offline reading', run: () => emitOffline('out') },
  { title: 'Headers and redirects of the CDN', run: () => emitDelivery('out') },
];
