/** The listeners that make the static page work without React; loaded after the page's text. */
import { listenForCopy } from './copy';
import { followUserLanguage } from './language';
import { listenForLinks } from './links';
import { closeMenusOnNavigation } from './menus';
import { listenForSettings } from './settings';
import { listenForTabs } from './tabs';

listenForCopy();
listenForTabs();
listenForLinks();
listenForSettings();
followUserLanguage();
closeMenusOnNavigation();
