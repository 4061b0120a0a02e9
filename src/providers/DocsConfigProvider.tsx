import { createContext, type ReactNode } from 'react';
import { docsConfig, type DocsConfig } from './docsConfig';
import { useRequiredContext } from './useRequiredContext';

const DocsConfigContext = createContext<DocsConfig | null>(null);

/** Brings the configuration of the site. */
export function DocsConfigProvider(props: { config?: DocsConfig; children: ReactNode }) {
  const { config = docsConfig, children } = props;
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}

/**
 * Returns the configuration of the site.
 * @throws Error which names the provider, outside of it (SPEC 7.6).
 */
export function useDocsConfig(): DocsConfig {
  return useRequiredContext(DocsConfigContext, 'useDocsConfig', 'DocsConfigProvider');
}
