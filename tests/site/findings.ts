import { expect } from 'playwright/test';

/** What a page is looked at for, in the order of the report. */
export const CHECKS = [
  'console',
  'requests',
  'security policy',
  'layout shift',
  'title',
  'demos',
  'drawings',
  'colors of names',
  'width at 360 px',
  'accessibility, light',
  'contrast, dark',
  'budget',
] as const;

export type Check = (typeof CHECKS)[number];

/** Something wrong with a page, and what to do about it. */
export interface Finding {
  page: string;
  check: Check;
  /** The rule that is broken, such as `color-contrast` or `script 20.1 kB of 15.0 kB`. */
  rule: string;
  /** Where: a selector, a file, a text. */
  element: string;
  fix: string;
}

/**
 * Looks until nothing is found any more, for a few seconds: data arrives and colors fade after what
 * has caused them. The last look counts, also when it fails.
 */
export async function settled(look: () => Promise<Finding[]>): Promise<Finding[]> {
  let last = Promise.resolve<Finding[]>([]);
  const count = () => {
    last = look();
    return last.then(
      (found) => found.length,
      () => 'failed',
    );
  };
  await expect
    .poll(count, { timeout: 10_000, intervals: [100, 500, 2000] })
    .toBe(0)
    .catch(() => undefined);
  return last;
}

/** One line a person can act on. */
export const describe = ({ page, check, rule, element, fix }: Finding): string =>
  `${page}  ${check}: ${rule}\n    at  ${element}\n    fix ${fix}`;
