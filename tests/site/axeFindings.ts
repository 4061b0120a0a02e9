import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Check, Finding } from './findings';

/** Parts that are the same on every page, which `frame.spec.ts` looks at once. */
export const FRAME_PARTS = ['.app-bar', '#side-nav', '.footer'];

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
  // Frames are demos, which demos.spec.ts looks at; without them axe needs no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
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
