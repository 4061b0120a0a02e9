import type { InterfaceText } from '../core/interfaceText';
import type { DocsTab } from '../core/paths';
import { useTranslate } from '../providers/useTranslate';

const LABELS: Readonly<Record<DocsTab, InterfaceText>> = {
  'components-api': 'Components API',
  'hooks-api': 'Hooks API',
};

interface DocsTabsProps {
  /** Path of the guide that the tabs belong to. */
  guide: string;
  /** Tabs that there is API data for; without any, nothing is shown. */
  tabs: readonly DocsTab[];
  /** The tab that is shown; absent on the guide itself. */
  active?: DocsTab | undefined;
}

/** The pages of one guide as tabs: the guide itself and its API (SPEC 1.6). They are links. */
export function DocsTabs({ guide, tabs, active }: DocsTabsProps) {
  const translate = useTranslate();
  if (tabs.length === 0) return null;
  const current = (tab?: DocsTab) => (tab === active ? 'page' : undefined);
  return (
    <nav className="docs-tabs" aria-label={translate('Guide and API')}>
      <ul>
        <li>
          <a href={guide} aria-current={current()}>
            {translate('Guide')}
          </a>
        </li>
        {tabs.map((tab) => (
          <li key={tab}>
            <a href={`${guide}${tab}/`} aria-current={current(tab)}>
              {translate(LABELS[tab])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
