/**
 * Runs before the first paint, before any other script and without React: at most 3 kB gzip
 * (DESIGN, "Static first"). Each task is a file of its own beside this one.
 */
import { applyPreferences } from './applyPreferences';
import { createDefaultPolicy } from './defaultPolicy';
import { loadReactOnIntent } from './loadReact';
import { openNamedDemoEarly } from '../demo/namedDemo.boot';
import { openNamedRowEarly } from '../api/namedRow.boot';
import { restoreNavigation } from '../layout/restoreNavigation.boot';
import { replayClicks } from './replay';
import { showUserLanguage } from '../language/userLanguage.boot';

createDefaultPolicy();
applyPreferences();
showUserLanguage();
openNamedDemoEarly();
openNamedRowEarly();
loadReactOnIntent();
restoreNavigation();
replayClicks();
