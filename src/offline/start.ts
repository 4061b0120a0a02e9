/**
 * Offline reading: loaded on the docs host once a page is idle (offline/offline.boot.ts), and at once on the
 * offline page. It needs no React.
 */
import { PAGE_CHANGE } from '../core/constants';
import { continuePacks, showPacks } from './packs';
import { registerWorker } from './registerWorker';
import { renderPacks, updatePlaces } from './renderPacks';
import { renderSaved } from './renderSaved';
import { retryWhenOnline } from './retryWhenOnline';
import { wantsToSaveData } from '../browser/saveData';

// Attributes that React may have changed are read again.
document.addEventListener(PAGE_CHANGE, () => {
  updatePlaces();
  void renderSaved();
});
// Nothing is fetched for a reader who saves data; what is on the device still works.
if (!wantsToSaveData()) void registerWorker();
retryWhenOnline();
renderPacks();
void renderSaved();
void showPacks().then(continuePacks);
addEventListener('online', () => void showPacks().then(continuePacks));
