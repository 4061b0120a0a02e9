import { lazy, type ComponentType } from 'react';

/** What `{{"component": "Name"}}` shows, by name: each comes when a page has it (SPEC 4.2). */
export const embeds: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {
  NameFinder: lazy(async () => ({ default: (await import('./NameFinder')).NameFinder })),
};
