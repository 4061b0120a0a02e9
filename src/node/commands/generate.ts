import { generateApi } from '../read/reference/generateApi';
import { emitApiPages } from '../render/html/api/emitApiPages';
import { emitApiRoutes } from '../render/routes/emitApiRoutes';
import { API_FOLDER } from '../model/api/readReference';
import { printUndocumented } from '../render/html/api/printUndocumented';
import { emitAssets } from '../render/assets/emitAssets';
import { emitNameCards } from '../render/assets/emitNameCards';
import { checkLinks } from '../checks/links';
import { checkPageFacts } from '../checks/pageFacts';
import { checkPreviews } from '../checks/previews';
import { emitDemos } from '../read/demos/emitDemos';
import { emitPackageVersions } from '../read/demos/emitPackageVersions';
import { emitBuildId } from '../render/routes/emitBuildId';
import { emitRoutes } from '../render/routes/emitRoutes';
import { emitGuides } from '../model/guides';
import { emitNavigation } from '../render/html/nav/emitNavigation';
import type { Step } from '../kit/runSteps';
import { sitePages } from '../model/sitePages';
import { emitErrorCodes } from '../read/productionErrors/emitErrorCodes';
import { emitSandbox } from '../render/sandbox/emitSandbox';
import { emitSearch } from '../render/search/emitSearch';
import { loadSite } from '../model/site';
import { emitServices } from '../read/services/emitServices';
import { emitStyles } from '../render/styles/emitStyles';

/** Everything under `.generated/` and `public/assets/`, made from what writers edit. */
export const generateSteps: readonly Step[] = [
  { title: 'Style sheets of the tokens and icons', run: emitStyles },
  { title: 'Services of the environment', run: emitServices },
  { title: 'API data of the packages', run: () => printUndocumented(generateApi(API_FOLDER)) },
  { title: 'Navigation tree and guides read', run: loadSite },
  { title: 'Demos', run: () => emitDemos(loadSite()) },
  { title: 'Versions of the packages', run: emitPackageVersions },
  { title: 'Code that demos show', run: () => checkPreviews(loadSite()) },
  { title: 'Guides', run: () => emitGuides(loadSite()) },
  { title: 'API pages', run: () => emitApiPages(loadSite()) },
  { title: 'Titles and descriptions', run: () => checkPageFacts(sitePages(loadSite())) },
  { title: 'Links and hashes', run: () => checkLinks(loadSite()) },
  { title: 'Navigation', run: () => emitNavigation(loadSite()) },
  { title: 'Routes', run: () => emitRoutes(loadSite()) },
  { title: 'Routes of the API reference', run: () => emitApiRoutes(loadSite()) },
  { title: 'Messages that production builds shorten', run: emitErrorCodes },
  { title: 'Search index', run: () => emitSearch(loadSite()) },
  { title: 'Isolated frame and its libraries', run: emitSandbox },
  { title: 'Cards of the API’s names', run: () => emitNameCards(loadSite()) },
  { title: 'Scripts and assets', run: emitAssets },
  { title: 'Build id', run: emitBuildId },
];
