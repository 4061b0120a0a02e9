import type { NavItem } from '../../src/core/types';

/** The section "Common concepts" of the side navigation. */
export const commonConcepts = {
  title: 'Common concepts',
  children: [
    { pathname: '/x/common-concepts/custom-components/', title: 'Slots and subcomponents' },
  ],
} as const satisfies NavItem;
