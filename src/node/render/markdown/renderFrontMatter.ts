import { stringify } from 'yaml';
import { productIdentifier } from '../../../../data/products';
import { DOCS_VERSION, SITE_ORIGIN } from '../../../core/constants';
import type { AgentPage } from './agentPage';

/** Returns what a twin says about its page before the text. */
export function renderFrontMatter(page: Omit<AgentPage, 'content'>): string {
  const { pathname, title, description, productId, plan = 'community', packages } = page;
  const { dependencies = {} } = page;
  const facts = {
    title,
    description,
    url: `${SITE_ORIGIN}${pathname}`,
    product: productIdentifier(productId).name,
    plan,
    version: DOCS_VERSION,
    packages,
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  };
  // Without a width a long description would be broken into lines.
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n`;
}
