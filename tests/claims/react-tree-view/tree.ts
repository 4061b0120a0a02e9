import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const click = (label: string) => userEvent.click(screen.getByText(label));

/** Clicks an item while a key is pressed. */
export async function clickWith(key: 'Control' | 'Shift', label: string) {
  const user = userEvent.setup();
  await user.keyboard(`{${key}>}`);
  await user.click(screen.getByText(label));
  await user.keyboard(`{/${key}}`);
}

/** The id that a test gave to the item of an element. */
export const itemId = (element: Element | null) =>
  element?.id.replace(/^mui-tree-view-\d+-/, '') ?? null;
export const active = () => itemId(document.activeElement);
export const tabStops = () => [...document.querySelectorAll('[tabindex="0"]')].map(itemId);
