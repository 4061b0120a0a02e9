import { preferences } from '../../../core/preferences';
import type { InstallSnippet } from './embedOptions';
import type { GuideDraft } from './guideDraft';
import { renderCodeBlock } from './renderCodeBlock';
import { renderTabGroup } from './renderTabGroup';

const commands = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add' } as const;

/** Renders one level of tabs; `render` gives the panel of each value. */
function renderLevel(
  storageKey: string,
  values: readonly string[],
  draft: GuideDraft,
  render: (value: string) => string,
): string {
  const number = draft.nextTabGroup();
  const tabs = values.map((value) => ({ value, html: render(value) }));
  return tabs.length === 1 ? tabs[0]!.html : renderTabGroup({ number, storageKey, tabs });
}

/**
 * Renders the commands that install a package: a tab for each plan, in it one for each date library
 * where one is needed, in it one for each package manager.
 */
export function renderInstallSnippet(snippet: InstallSnippet, draft: GuideDraft): string {
  const { packages, peers = '', adapters = false } = snippet;
  const renderManagers = (names: string) =>
    renderLevel('package-manager', preferences.packageManager.values, draft, (manager) =>
      renderCodeBlock({
        code: `${commands[manager as keyof typeof commands]} ${names}`,
        language: 'bash',
      }),
    );
  const plans = preferences.plan.values.filter((plan) => packages[plan] !== undefined);
  const html = renderLevel('plan', plans, draft, (plan) => {
    const name = packages[plan as keyof typeof packages]!;
    const join = (...names: string[]) => names.join(' ').trim().replace(/\s+/g, ' ');
    if (!adapters) return renderManagers(join(name, peers));
    return renderLevel('date-adapter', preferences.dateAdapter.values, draft, (library) =>
      // The npm package of each date library has the preference's name.
      renderManagers(join(name, library, peers)),
    );
  });
  return `<div class="install-snippet">${html}</div>`;
}
