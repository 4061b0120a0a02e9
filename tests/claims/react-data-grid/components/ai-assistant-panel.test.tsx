import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AiAssistantPanelTrigger,
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountAssistant } from '../assistant';
import type { Props } from '../grouping';

const claim = claimsOf('/x/react-data-grid/components/ai-assistant-panel/');

const trigger = <AiAssistantPanelTrigger render={<ToolbarButton />}>Ask</AiAssistantPanelTrigger>;

/** Shows a grid whose toolbar has the given parts. */
function mount(parts: React.ReactNode, props: Props = {}) {
  const Bar = () => <Toolbar>{parts}</Toolbar>;
  const slots = { toolbar: Bar, aiAssistantPanel: GridAiAssistantPanel, ...props.slots };
  return mountAssistant({}, { showToolbar: true, ...props, slots }).apiRef;
}
const button = () => screen.getByRole('button', { name: 'Ask' });
const panel = () => document.querySelector('.MuiDataGrid-panel');
const field = () => screen.findByRole('textbox');

claim('Data Grid - AI Assistant Panel component', 'The button opens and closes', async () => {
  mount(trigger);
  await userEvent.click(button());
  await field();
  await userEvent.click(button());
  await waitFor(() => expect(panel()).toBeNull());
});

claim('Name the trigger', 'The attributes and the name of the panel', async () => {
  mount(trigger);
  const attributes = () =>
    ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => button().getAttribute(name));
  expect(attributes()).toEqual(['true', null, null]);
  await userEvent.click(button());
  await field();
  expect(attributes()).toEqual(['true', 'true', panel()!.id]);
  expect(panel()!.getAttribute('aria-labelledby')).toBe(button().id);
});

claim('Show the state in the button', 'render and className receive open', async () => {
  const className = vi.fn(() => '');
  const child = vi.fn((props: object) => <button {...props}>Ask</button>);
  mount(<AiAssistantPanelTrigger className={className} render={child} />);
  expect(className).toHaveBeenLastCalledWith({ open: false });
  await userEvent.click(button());
  await field();
  expect(className).toHaveBeenLastCalledWith({ open: true });
  expect(child).toHaveBeenLastCalledWith(expect.anything(), { open: true });
});

claim('Show the state in the button', 'Without onPointerUp a click opens it again', async () => {
  const onPreferencePanelOpen = vi.fn();
  mount(
    <AiAssistantPanelTrigger
      render={({ onPointerUp: _left, ...props }) => <button {...props}>Ask</button>}
    />,
    { onPreferencePanelOpen },
  );
  await userEvent.click(button());
  await field();
  await userEvent.click(button());
  expect(onPreferencePanelOpen).toHaveBeenCalledTimes(2);
});

claim('Open the panel from code', 'showPreferences passes both ids, hide closes', async () => {
  const apiRef = mount(null);
  act(() => apiRef.current.showPreferences(GridPreferencePanelsValue.aiAssistant, 'panel', 'name'));
  await field();
  expect([panel()!.id, panel()!.getAttribute('aria-labelledby')]).toEqual(['panel', 'name']);
  act(() => apiRef.current.hidePreferences());
  await waitFor(() => expect(panel()).toBeNull());
});

claim('Add a notice to the panel', 'Own content around the panel, own texts', async () => {
  const Notice = () => (
    <div>
      <GridAiAssistantPanel />
      <p>Answers can be wrong.</p>
    </div>
  );
  mount(trigger, {
    slots: { aiAssistantPanel: Notice },
    aiAssistantSuggestions: [{ value: 'Best films' }],
    localeText: { aiAssistantPanelTitle: 'Film guide' },
  });
  await userEvent.click(button());
  await field();
  for (const text of ['Answers can be wrong.', 'Film guide', 'Best films']) {
    expect(panel()!.textContent).toContain(text);
  }
});

claim('Replace the panel', 'Own panel: no focus inside, closed with Escape', async () => {
  const Own = () => <input aria-label="Question" />;
  mount(trigger, { slots: { aiAssistantPanel: Own } });
  await userEvent.click(button());
  const input = await field();
  expect(document.activeElement).not.toBe(input);
  await userEvent.click(input);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel()).toBeNull());
});

for (const props of [{ slots: { aiAssistantPanel: undefined } }, { aiAssistant: false }]) {
  claim('Why is the panel empty?', `Without ${Object.keys(props).join()}`, async () => {
    mount(trigger, props);
    await userEvent.click(button());
    await waitFor(() => expect(panel()).toBeTruthy());
    expect(panel()!.textContent).toBe('');
  });
}

claim('Does the panel have accessible names?', 'Names of the field and the buttons', async () => {
  mount(trigger);
  await userEvent.click(button());
  const input = await field();
  expect([input.getAttribute('aria-label'), input.getAttribute('placeholder')]).toEqual([
    null,
    'Type a prompt…',
  ]);
  const buttons = [...panel()!.querySelectorAll('button')];
  expect(buttons.map((element) => element.getAttribute('aria-label'))).toEqual([
    null,
    'Conversation history',
    'Close AI Assistant',
    null,
  ]);
  expect(buttons.at(-1)!.parentElement!.getAttribute('aria-label')).toBe('Send');
});

claim('Does the panel have accessible names?', 'The placeholder can be changed', async () => {
  mount(trigger, { localeText: { promptFieldPlaceholder: 'Ask about the films' } });
  await userEvent.click(button());
  expect((await field()).getAttribute('placeholder')).toBe('Ask about the films');
});

claim('Does the panel have accessible names?', 'baseTextField renames other inputs', async () => {
  const baseTextField = { slotProps: { htmlInput: { 'aria-label': 'Prompt' } } };
  const apiRef = mount(null, { slotProps: { baseTextField } });
  act(() => apiRef.current.showFilterPanel('note'));
  const [input] = await screen.findAllByLabelText<HTMLInputElement>('Value');
  expect(input!.getAttribute('aria-label')).toBe('Prompt');
});

claim('Can I use the trigger without a Toolbar?', 'In the footer, not outside', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<AiAssistantPanelTrigger>Ask</AiAssistantPanelTrigger>)).toThrow('MUI X:');
  const Merged = () => trigger;
  expect(() => mount(null, { showToolbar: false, slots: { footer: Merged } })).toThrow(
    'Toolbar subcomponents must be placed within',
  );
  error.mockRestore();
  const Footer = () => <AiAssistantPanelTrigger>Ask</AiAssistantPanelTrigger>;
  mount(null, { showToolbar: false, slots: { footer: Footer } });
  await userEvent.click(button());
  expect(await field()).toBeTruthy();
});
