import { rmSync } from 'node:fs';
import { emitAgentFiles } from '../agents/emitAgentFiles';
import { emitApiData } from '../apiPages/emitApiData';
import { emitDelivery } from '../delivery/emitDelivery';
import { emitOffline } from '../offline/emitOffline';
import { finishDocuments } from '../export/finishDocuments';
import { placeErrorPages } from '../export/placeErrorPages';
import { runProgram } from '../runProgram';
import { emitImages } from '../seo/emitImages';
import { sitePages } from '../seo/sitePages';
import { emitSitemap } from '../seo/sitemap';
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
  {
    title: 'Documents: scripts on demand, integrity',
    run: () => finishDocuments('out', loadSite()),
  },
  { title: 'API data beside the pages', run: () => emitApiData('out', loadSite()) },
  { title: 'Markdown for agents', run: () => emitAgentFiles('out', loadSite()) },
  { title: 'Sitemap', run: () => emitSitemap('out', sitePages(loadSite())) },
  { title: 'Images', run: () => emitImages('out', sitePages(loadSite())) },
  { title: 'Offline reading', run: () => emitOffline('out') },
  { title: 'Headers and redirects of the CDN', run: () => emitDelivery('out') },
];
