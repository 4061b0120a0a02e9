/** The listeners that make the static page work without React; loaded after the page's text. */
import { PAGE_CHANGE } from '../core/constants';
import { listenForBackToTop } from '../layout/backToTop.boot';
import { hideBrokenAds } from '../ads/brokenAds.boot';
import { listenForCopy } from './copy';
import { listenForMarkdownCopies } from '../layout/copyMarkdown.boot';
import { listenForDemos } from '../demo/demo.boot';
import { loadDrawings } from '../demo/drawn/loadDrawings.boot';
import { markPresses } from '../demo/drawn/pressedDrawing.boot';
import { followOtherTabs, keepPreferences } from './keepPreferences';
import { followUserLanguage } from '../language/language.boot';
import { listenForLinks } from './links';
import { replaceMissingFiles } from './missingFiles';
import { closeMenusOnNavigation } from './menus';
import { listenForNavigation } from '../layout/navigation.boot';
import { loadOfflineReading } from '../offline/offline.boot';
import { listenForPageChanges } from './pageChange';
import { loadPopovers } from './popovers';
import { printInLight } from './print';
import { listenForReloads } from './reloadWhenSafe';
import { retryScripts } from './retryScripts';
import { listenForSearch } from '../search/search.boot';
import { listenForSettings } from '../layout/settings.boot';
import { showAdShape } from '../ads/showAdShape.boot';
import { loadApi } from '../api/loadApi.boot';
import { loadNames } from './names';
import { loadNearMatches } from './nearMatches';
import { listenForProductionErrors } from './productionError';
import { listenForKeys } from './keys';
import { listenForTabs, showAllTabs } from './tabs';
import { listenForToc } from '../layout/toc.boot';

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
markPresses();
loadDrawings();
loadNames();
printInLight();
loadNearMatches();
listenForProductionErrors();
loadOfflineReading();
loadApi();
// Now replay.ts gives the click that came too early.
document.documentElement.setAttribute('data-listening', '');
