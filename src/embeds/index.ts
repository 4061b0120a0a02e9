import type { ComponentType } from 'react';
import { NameFinder } from './NameFinder';

/**
 * What `{{"component": "Name"}}` shows, by name (SPEC 4.2). They are in the bundle of guides, because
 * a lazy component would put React's own inline scripts into the document: what is heavy in one of
 * them comes when it is used.
 */
export const embeds: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {
  NameFinder,
};
