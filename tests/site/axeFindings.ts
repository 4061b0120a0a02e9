import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { violationsOnly } from '../e2e/violationsOnly';
import type { Check, Finding } from './findings';

/** The same on every page; `shell-bar.spec.ts` and `shell-navigation.spec.ts` look at them once. */
export const FRAME_PARTS = ['.app-bar', '#side-nav', '.footer'];
/** Live demos: some rules of whole pages don't hold inside them. */
export const DEMOS = '.demo-stage';
/** The commercial packages write it over their components as long as there is no license. */
export const WATERMARK = '[style*="pointer-events: none"][style*="z-index: 100000"]';
/** Titles that the grid of 8.6.0 leaves empty, or names by an attribute that a `div` can't have. */
export const EMPTY_TITLES = [
  '.MuiDataGrid-columnHeader div[aria-label="Detail panel toggle"]',
  '.MuiDataGrid-columnHeader--emptyGroup',
  '.MuiDataGrid-columnHeader[data-field="__reorder__"]',
  '.MuiDataGrid-headerFilterRow .MuiDataGrid-columnHeader:not(:has(input))',
];
/** Of whole pages: neither an iframe's document is one, nor do widgets know the headings around them. */
export const PAGE_RULES = ['heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'];

/** Material UI tells of a mixed checkbox by `aria-checked`, which axe wants off native checkboxes. */
export const PACKAGE_RULES = ['aria-conditional-attr'];

/** Rules that the packages of 8.6.0 break where they show one of these elements. */
export const BROKEN_BY_GRID = [
  // Overlays are among its rows too, and its own progress bar has no name.
  { selector: '.MuiDataGrid-overlayWrapper', rule: 'aria-required-children' },
  {
    selector: '.MuiDataGrid-overlayWrapper .MuiLinearProgress-root',
    rule: 'aria-progressbar-name',
  },
  // Open detail panels are among its rows, where only rows are allowed.
  { selector: '.MuiDataGrid-detailPanel', rule: 'aria-required-children' },
  // Tab enters a list only after one of its items has had the focus (the page about it says how).
  {
    selector: '.MuiDataGrid-main:not(:has([role="columnheader"]))',
    rule: 'scrollable-region-focusable',
  },
  // An empty clock names an option that is not there.
  { selector: '.MuiTimeClock-root [aria-activedescendant]', rule: 'aria-valid-attr-value' },
];

/** Which part of the page, and which rules. */
export interface AxeOptions {
  /** The whole page when absent. */
  include?: string;
  exclude?: readonly string[];
  /** All rules when absent. */
  rules?: string[];
  /** Rules that are left out. */
  without?: string[];
}

/** Runs axe over the page as it stands. */
export async function axeFindings(
  page: Page,
  pathname: string,
  check: Check,
  { include, exclude = [], rules, without = [] }: AxeOptions = {},
): Promise<Finding[]> {
  // No frames but those of demos, which are left out: axe needs no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(violationsOnly());
  for (const selector of exclude) axe.exclude(selector);
  if (include) axe.include(include);
  if (rules) axe.withRules(rules);
  else axe.disableRules(without);
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
