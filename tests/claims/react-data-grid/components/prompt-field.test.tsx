import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  IS_SPEECH_RECOGNITION_SUPPORTED,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import PromptFieldCommands from '../../../../data/react-data-grid/components/prompt-field/PromptFieldCommands';
import { claimsOf } from '../../claim';
import { mountPremium } from '../grouping';

const claim = claimsOf('/x/react-data-grid/components/prompt-field/');

type FieldProps = Partial<React.ComponentProps<typeof PromptField>>;
const control = <PromptFieldControl />;

/** Shows a prompt field in the footer of a grid without an assistant. */
function mount(onSubmit: (prompt: string) => unknown, input = control, props: FieldProps = {}) {
  const Footer = () => (
    <PromptField onSubmit={onSubmit} {...props}>
      {input}
      <PromptFieldSend aria-label="Send">➤</PromptFieldSend>
      <PromptFieldRecord aria-label="Record">●</PromptFieldRecord>
    </PromptField>
  );
  mountPremium({ rows: [], columns: [{ field: 'title' }], slots: { footer: Footer } });
}
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** A promise that the test settles. */
function pending() {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => (settle = resolve));
  return { promise, settle };
}

claim('Data Grid - Prompt Field component', 'Enter and Send submit, not blank text', async () => {
  const onSubmit = vi.fn();
  mount(onSubmit);
  await userEvent.type(input(), '  {Enter}');
  expect(button('Send').disabled).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(input(), 'Dramas{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('  Dramas');
  await userEvent.type(input(), 'Thrillers');
  await userEvent.click(button('Send'));
  expect(onSubmit).toHaveBeenLastCalledWith('Thrillers');
});

claim('Show the result', 'Cleared at once; buttons wait, the input does not', async () => {
  const { promise, settle } = pending();
  const onSubmit = vi.fn(() => promise);
  mount(onSubmit);
  await userEvent.type(input(), 'Dramas{Enter}');
  expect(input().value).toBe('');
  await userEvent.type(input(), 'Next');
  expect([button('Send').disabled, button('Record').disabled]).toEqual([true, true]);
  expect(input().disabled).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  await act(async () => settle());
  await userEvent.type(input(), 'Again');
  expect([button('Send').disabled, button('Record').disabled]).toEqual([false, false]);
});

claim('Name the parts', 'aria-label of the control ends up on the root element', () => {
  mount(vi.fn(), <PromptFieldControl aria-label="Ask" />);
  expect(input().getAttribute('aria-label')).toBeNull();
  expect(screen.getByLabelText('Ask').className).toContain('MuiTextField-root');
});

claim('Name the parts', 'htmlInput names it', () => {
  mount(vi.fn(), <PromptFieldControl slotProps={{ htmlInput: { 'aria-label': 'Ask' } }} />);
  expect(input().getAttribute('aria-label')).toBe('Ask');
});

claim('Use your own elements and the state', 'render and className get the state', async () => {
  const { promise, settle } = pending();
  const className = vi.fn(() => '');
  const child = vi.fn((props: object) => <input {...props} />);
  mount(() => promise, <PromptFieldControl render={child} />, { className });
  expect(className).toHaveBeenLastCalledWith({ value: '', recording: false, disabled: false });
  await userEvent.type(input(), 'D');
  expect(className).toHaveBeenLastCalledWith({ value: 'D', recording: false, disabled: false });
  await userEvent.keyboard('{Enter}');
  const state = { value: '', recording: false, disabled: true };
  expect(child).toHaveBeenLastCalledWith(expect.anything(), state);
  await act(async () => settle());
});

claim('Record a prompt', 'Without support, the button does nothing', async () => {
  expect(IS_SPEECH_RECOGNITION_SUPPORTED).toBe(false);
  const onSubmit = vi.fn();
  const className = vi.fn(() => '');
  mount(onSubmit, control, { className, onRecordError: onSubmit });
  await userEvent.click(button('Record'));
  expect(className).toHaveBeenLastCalledWith({ value: '', recording: false, disabled: false });
  expect(onSubmit).not.toHaveBeenCalled();
});

claim('Why do the buttons stay disabled after an error?', 'onSubmit rejected', async () => {
  // The field leaves the rejection unhandled, at which a test would stop.
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const onUnhandled = vi.fn();
  process.on('unhandledRejection', onUnhandled);
  mount(() => Promise.reject(new Error('No server')));
  await userEvent.type(input(), 'Dramas{Enter}');
  await waitFor(() => expect(onUnhandled).toHaveBeenCalled());
  await userEvent.type(input(), 'Again');
  expect([button('Send').disabled, button('Record').disabled]).toEqual([true, true]);
  process.removeListener('unhandledRejection', onUnhandled);
  listeners.forEach((listener) => process.on('unhandledRejection', listener));
});

claim('Can users enter several lines?', 'Enter adds a line unless prevented', async () => {
  const onSubmit = vi.fn();
  mount(onSubmit, <PromptFieldControl multiline />);
  await userEvent.type(input(), 'Dramas{Enter}');
  expect(input().value).toBe('\n');
});

claim('Can users enter several lines?', 'Prevented: empty; Shift + Enter adds one', async () => {
  const onSubmit = vi.fn();
  mount(
    onSubmit,
    <div
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && event.shiftKey) event.stopPropagation();
      }}
    >
      <PromptFieldControl
        multiline
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>,
  );
  await userEvent.type(input(), 'Dramas{Enter}');
  expect(input().value).toBe('');
  await userEvent.type(input(), 'One{Shift>}{Enter}{/Shift}Two');
  expect(input().value).toBe('One\nTwo');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls.map(([prompt]) => prompt)).toEqual(['Dramas', 'One\nTwo']);
});

claim('Where can I render the parts?', 'Outside of a field, an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Footer = () => <PromptFieldSend aria-label="Send">➤</PromptFieldSend>;
  expect(() =>
    mountPremium({ rows: [], columns: [{ field: 'title' }], slots: { footer: Footer } }),
  ).toThrow('MUI X: Missing context. Prompt Field subcomponents must be placed within');
  expect(() => render(<PromptFieldSend aria-label="Send">➤</PromptFieldSend>)).toThrow('MUI X:');
  error.mockRestore();
});

claim('Use the field without the assistant', 'Methods run without aiAssistant', async () => {
  render(<PromptFieldCommands />);
  const titles = () =>
    [...document.querySelectorAll('[role="row"][data-id] [data-field="title"]')].map(
      (cell) => cell.textContent,
    );
  await userEvent.type(input(), 'find tide{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Low Tide', 'High Tide']));
  await userEvent.type(input(), 'sort bananas{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Unknown command: sort bananas');
});
