import { parseGuide } from '../read/markdown/parseGuide';
import type { ParsedGuide } from '../read/markdown/parsedGuide';

/** Front matter of a page about nothing. */
const FRONT_MATTER = `---
title: Orders
description: Shows orders.
productId: x-data-grid
---
`;

/** How many lines stand above a fixture's text. */
export const LINES_BEFORE = FRONT_MATTER.split('\n').length - 1;

/** Parses the text of a page for a test. */
export function guideFrom(text: string, pathname = '/x/react-data-grid/orders/'): ParsedGuide {
  return parseGuide(`${FRONT_MATTER}${text}`, {
    file: 'data/react-data-grid/orders/orders.md',
    pathname,
    productId: 'x-data-grid',
    demos: new Set(),
    components: new Set(),
  });
}
