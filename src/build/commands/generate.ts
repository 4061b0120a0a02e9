import { generateApi } from '../api/generateApi';
import { emitApiPages } from '../apiPages/emitApiPages';
import { emitApiRoutes } from '../apiPages/emitApiRoutes';
import { API_FOLDER } from '../apiPages/readReference';
import { printUndocumented } from '../apiPages/printUndocumented';
import { emitAssets } from '../assets/emitAssets';
import { checkApiPages } from '../checks/apiPages';
import { checkLinks } from '../checks/links';
import { checkPageFacts } from '../checks/pageFacts';
import { checkPreviews } from '../checks/previews';
import { emitDemos } from '../demos/emitDemos';
import { emitBuildId } from '../emitBuildId';
import { emitRoutes } from '../emitRoutes';
import { emitGuides } from '../guides';
import { emitNavigation } from '../nav/emitNavigation';
import type { Step } from '../runSteps';
import { sitePages } from '../seo/sitePages';
import { emitSearch } from '../search/emitSearch';
import { loadSite } from '../site';
import { emitServices } from '../services/emitServices';
import { emitStyles } from '../styles/emitStyles';

/** Everything under `.generated/` and `public/assets/`, made from what writers edit. */
export const generateSteps: readonly Step[] = [
  { title: 'Style sheets of the tokens and icons', run: emitStyles },
  { title: 'Services of the environment', run: emitServices },
  { title: 'API data of the packages', run: () => printUndocumented(generateApi(API_FOLDER)) },
  { title: 'Navigation tree and guides read', run: loadSite },
  { title: 'Demos', run: () => emitDemos(loadSite()) },
  { title: 'Code that demos show', run: () => checkPreviews(loadSite()) },
  { title: 'Guides', run: () => emitGuides(loadSite()) },
  { title: 'API pages in the navigation', run: () => checkApiPages(loadSite()) },
  { title: 'API pages', run: () => emitApiPages(loadSite()) },
  { title: 'Titles and descriptions', run: () => checkPageFacts(sitePages(loadSite())) },
  { title: 'Links and hashes', run: () => checkLinks(loadSite()) },
  { title: 'Navigation', run: () => emitNavigation(loadSite()) },
  { title: 'Routes', run: () => emitRoutes(loadSite()) },
  { title: 'Routes of the API reference', run: () => emitApiRoutes(loadSite()) },
  { title: 'Search index', run: () => emitSearch(loadSite()) },
  { title: 'Scripts and assets', run: emitAssets },
  { title: 'Build id', run: emitBuildId },
];
