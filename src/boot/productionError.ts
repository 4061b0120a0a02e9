/** Loads what the page of production errors alone needs, also when it comes in without a load. */
import { productionErrorScript } from '../../.generated/productionErrorScript';
import { PAGE_CHANGE } from '../core/constants';
import { PRODUCTION_ERROR_ID } from '../core/productionError';

type ProductionError = typeof import('./showProductionError');

export function listenForProductionErrors(): void {
  explain();
  document.addEventListener(PAGE_CHANGE, explain);
}

function explain(): void {
  if (!document.getElementById(PRODUCTION_ERROR_ID)) return;
  import(productionErrorScript).then(
    ({ showProductionError }: ProductionError) => showProductionError(),
    // Without it the page still says what to do.
    () => {},
  );
}
