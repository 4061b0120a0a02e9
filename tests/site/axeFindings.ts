import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { violationsOnly } from '../e2e/violationsOnly';
import type { Check, Finding } from './findings';

/** The same on every page; `shell-bar.spec.ts` and `shell-navigation.spec.ts` look at them once. */
export const FRAME_PARTS = ['.app-bar', '#side-nav', '.footer'];
/** Live demos: `demos.spec.ts` looks at each of them. */
export const DEMOS = '.demo-stage';

/** Which part of the page, and which rules. */
export interface AxeOptions {
  exclude?: readonly string[];
  /** All rules when absent. */
  rules?: string[];
}

/** Runs axe over the page as it stands. */
export async function axeFindings(
  page: Page,
  pathname: string,
  check: Check,
  { exclude = [], rules }: AxeOptions = {},
): Promise<Finding[]> {
  // No frames but those of demos, which are left out: axe needs no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(violationsOnly());
  for (const selector of exclude) axe.exclude(selector);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      page: pathname,
      check,
      rule: id,
      element: target.join(' '),
      fix: `${help}. ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
    })),
  );
}
