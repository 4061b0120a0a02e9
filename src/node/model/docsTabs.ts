import type { DocsTab } from '../../core/paths';
import type { GuideMeta } from '../../core/types';

/**
 * Returns the tabs that a guide has beside itself (SPEC 1.6): those that its front matter asks for
 * and that there is something to show on.
 * @param hasApi Whether there is API data for a component or hook.
 */
export function docsTabs(
  { components, hooks }: Pick<GuideMeta, 'components' | 'hooks'>,
  hasApi: (name: string) => boolean,
): DocsTab[] {
  const tabs: DocsTab[] = [];
  if (components.some(hasApi)) tabs.push('components-api');
  if (hooks.some(hasApi)) tabs.push('hooks-api');
  return tabs;
}
