import type { NavItem } from '../../src/core/types';

/** The section "Introduction" of the side navigation. */
export const introduction = {
  title: 'Introduction',
  children: [
    { pathname: '/x/introduction/', title: 'Overview' },
    { pathname: '/x/introduction/installation/' },
    { pathname: '/x/introduction/licensing/' },
    { pathname: '/x/introduction/support/' },
    { pathname: '/x/introduction/mcp/', title: 'MCP', newFeature: true },
    { pathname: '/x/introduction/priority-support/', plan: 'premium', newFeature: true },
    { pathname: '/x/guides/telemetry/', plan: 'pro' },
    { pathname: '/x/introduction/roadmap/' },
  ],
} as const satisfies NavItem;
