import { useSyncExternalStore } from 'react';
import { services as buildServices } from '../../.generated/services';
import { documentServices } from './documentServices';
import type { Services } from '../core/services';

const neverChanges = () => () => {};

/** Returns the services of the page: those of its document; on the server those of the build. */
export function useServices(): Services {
  return useSyncExternalStore(neverChanges, documentServices, () => buildServices);
}
