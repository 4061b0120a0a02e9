/** The listeners that make the static page work without React; loaded after the page's text. */
import { PAGE_CHANGE } from '../core/constants';
import { listenForBackToTop } from './backToTop';
import { hideBrokenAds } from './brokenAds';
import { listenForCopy } from './copy';
import { listenForMarkdownCopies } from './copyMarkdown';
import { listenForDemos } from './demos';
import { followOtherTabs, keepPreferences } from './keepPreferences';
import { followUserLanguage } from './language';
import { listenForLinks } from './links';
import { replaceMissingFiles } from './missingFiles';
import { closeMenusOnNavigation } from './menus';
import { listenForNavigation } from './navigation';
import { loadOfflineReading } from './offline';
import { listenForPageChanges } from './pageChange';
import { loadPopovers } from './popovers';
import { printInLight } from './print';
import { listenForReloads } from './reloadWhenSafe';
import { retryScripts } from './retryScripts';
import { listenForSearch } from './search';
import { listenForSettings } from './settings';
import { showAdShape } from './showAdShape';
import { loadApi } from './loadApi';
import { loadNearMatches } from './nearMatches';
import { listenForKeys } from './keys';
import { listenForTabs, showAllTabs } from './tabs';
import { listenForToc } from './toc';

// Before anybody sees the ad of the page.
showAdShape();
hideBrokenAds();
// Early: what fails to load, and what a reader begins, is never missed.
listenForReloads();
replaceMissingFiles();
retryScripts();
loadPopovers();
keepPreferences();
followOtherTabs();
listenForCopy();
listenForMarkdownCopies();
listenForTabs();
document.addEventListener(PAGE_CHANGE, showAllTabs);
listenForLinks();
listenForSettings();
listenForSearch();
listenForKeys();
closeMenusOnNavigation();
// Before what says and shows the title of a new page.
followUserLanguage();
listenForNavigation();
listenForToc();
listenForBackToTop();
listenForPageChanges();
listenForDemos();
printInLight();
loadNearMatches();
loadOfflineReading();
loadApi();
// Now replay.ts gives the click that came too early.
document.documentElement.setAttribute('data-listening', '');
