import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

/**
 * What `{{"component": "Name"}}` shows, by name (SPEC 4.2). Each comes with its style sheet on the pages
 * that have it and on no others. Next knows before it renders which of them a page has, so that the
 * document holds their HTML; React's own `lazy` would put inline scripts there.
 */
export const embeds: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {
  NameFinder: dynamic(() => import('./NameFinder').then(({ NameFinder }) => NameFinder)),
};
