import type { ApiSite } from '../api/apiSite';
import { NameIndex } from './nameTarget';

const indexes = new WeakMap<object, NameIndex>();

/** Returns the index of the names of a site's API, made once for each reading of it. */
export function nameIndexOf(api: Pick<ApiSite, 'entries'>): NameIndex {
  const index = indexes.get(api) ?? new NameIndex(api.entries);
  indexes.set(api, index);
  return index;
}
