/** The listeners that make the static page work without React; loaded after the page's text. */
import { listenForCopy } from './copy';
import { listenForLinks } from './links';
import { listenForTabs } from './tabs';

listenForCopy();
listenForTabs();
listenForLinks();
