import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import ActionBarMenu from '../../../data/react-date-pickers/custom-components/ActionBarMenu';
import { claimsOf } from '../claim';
import { day, show } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-components/');

const order = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const choose = async (item: string) => {
  await userEvent.click(order('More actions'));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

claim(
  'Replace the action bar',
  'The button contains the chosen day, and the items of the menu act and close it',
  async () => {
    show(<ActionBarMenu />);
    await userEvent.click(day(18));
    expect(order('Deliver on Jun 18').disabled).toBe(false);
    await choose('Undo');
    expect(order('Deliver on Jun 12').disabled).toBe(false);
    await choose('Clear the day');
    expect(order('Choose a day').disabled).toBe(true);
  },
);
