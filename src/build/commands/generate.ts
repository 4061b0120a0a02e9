import { emitAssets } from '../assets/emitAssets';
import { emitGuides } from '../guides';
import { emitBuildId } from '../emitBuildId';
import { emitNavigation } from '../nav/emitNavigation';
import { emitRoutes } from '../emitRoutes';
import { emitStyles } from '../styles/emitStyles';
import { loadSite } from '../site';
import { checkLinks } from '../checks/links';
import type { Step } from '../runSteps';

/** Everything under `.generated/` and `public/assets/`, made from what writers edit. */
export function generateSteps(): Step[] {
  const site = loadSite();
  return [
    { title: 'Style sheets of the tokens and icons', run: emitStyles },
    { title: 'Guides', run: () => emitGuides(site) },
    { title: 'Links and hashes', run: () => checkLinks(site) },
    { title: 'Navigation', run: () => emitNavigation(site) },
    { title: 'Routes', run: () => emitRoutes(site) },
    { title: 'Scripts and assets', run: emitAssets },
    { title: 'Build id', run: emitBuildId },
  ];
}
