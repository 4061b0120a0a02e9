/**
 * Runs before the first paint, before any other script and without React: at most 3 kB gzip
 * (DESIGN, "Static first"). Each task is a file of its own beside this one.
 */
import { applyPreferences } from './applyPreferences';
import { createDefaultPolicy } from './defaultPolicy';
import { loadReactOnIntent } from './loadReact';
import { openNamedDemoEarly } from './namedDemo';
import { openNamedRowEarly } from './namedRow';
import { restoreNavigation } from './restoreNavigation';
import { replayClicks } from './replay';
import { showUserLanguage } from './userLanguage';

createDefaultPolicy();
applyPreferences();
showUserLanguage();
openNamedDemoEarly();
openNamedRowEarly();
loadReactOnIntent();
restoreNavigation();
replayClicks();
