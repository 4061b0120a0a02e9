/** The listeners that make the static page work without React; loaded after the page's text. */
import { PAGE_CHANGE } from '../core/constants';
import { listenForBackToTop } from './backToTop';
import { listenForCopy } from './copy';
import { listenForLinks } from './links';
import { listenForNavigation } from './navigation';
import { listenForPageChanges } from './pageChange';
import { showNearMatches } from './showNearMatches';
import { listenForTabs, showAllTabs } from './tabs';
import { listenForToc } from './toc';

listenForCopy();
listenForTabs();
document.addEventListener(PAGE_CHANGE, showAllTabs);
listenForLinks();
listenForNavigation();
listenForToc();
listenForBackToTop();
listenForPageChanges();
void showNearMatches();
