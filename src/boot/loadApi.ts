/** Loads what the tables of the API reference need, with the first page that has some. */
import { apiScript } from '../../.generated/apiScript';
import { PAGE_CHANGE } from '../core/constants';

type Api = typeof import('./api');

/** @returns when the tables of this page answer, or never will. */
export async function loadApi(): Promise<void> {
  if (!document.querySelector('.api-row')) {
    document.addEventListener(PAGE_CHANGE, () => void loadApi(), { once: true });
    return;
  }
  await import(apiScript).then(
    ({ listenForApi }: Api) => listenForApi(),
    // Without it the tables are whole, and types are links.
    () => {},
  );
}
