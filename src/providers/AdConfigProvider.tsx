import { createContext, type ReactNode } from 'react';
import { AD } from '../core/constants';
import { useRequiredContext } from './useRequiredContext';

/** How ads behave on a page. */
export interface AdConfig {
  /** Share of the displays that are reported, 0 to 1. */
  displayShare: number;
}

const DEFAULT_CONFIG: AdConfig = { displayShare: AD.displayShare };

const AdConfigContext = createContext<AdConfig | null>(null);

/** Brings the configuration of ads. */
export function AdConfigProvider(props: { config?: AdConfig; children: ReactNode }) {
  const { config = DEFAULT_CONFIG, children } = props;
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/**
 * Returns the configuration of ads.
 * @throws Error which names the provider, outside of it (SPEC 7.6).
 */
export function useAdConfig(): AdConfig {
  return useRequiredContext(AdConfigContext, 'useAdConfig', 'AdConfigProvider');
}
