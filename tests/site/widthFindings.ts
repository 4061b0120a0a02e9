import type { Page } from 'playwright/test';
import type { Finding } from './findings';

/** Finds what makes the page scroll sideways in the viewport that it has. */
export async function widthFindings(page: Page, pathname: string): Promise<Finding[]> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !isClipped(element.parentElement),
    );
    // The innermost ones are what is wide; those around them are only stretched.
    const culprits = wide.filter(
      (element) => !wide.some((other) => element !== other && element.contains(other)),
    );
    return {
      width: scrollWidth,
      elements: culprits
        .slice(0, 3)
        .map(
          (element) =>
            `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent?.slice(0, 40)}"`,
        ),
    };
  });
  if (!tooWide) return [];
  return [
    {
      page: pathname,
      check: 'width at 360 px',
      rule: `the page is ${tooWide.width} px wide`,
      element: tooWide.elements.join(', '),
      fix: 'let it wrap, or give it a box of its own that scrolls (overflow-x: auto, tabindex 0)',
    },
  ];
}
