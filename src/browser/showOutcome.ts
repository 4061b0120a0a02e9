import { COPIED_MS } from '../core/constants';
import { translate } from '../core/interfaceText';
import { CopyAttribute, CopyClass } from '../core/dom/copy';
import { announce } from './announce';

const MESSAGES = { copied: 'Copied', failed: 'Copying failed' } as const;

/** What a button reads when nothing was copied lately. */
interface IdleState {
  text: string;
  name: string;
  timer: number;
}
const idleStates = new WeakMap<Element, IdleState>();

/**
 * Shows on a button whether copying has worked and tells it to screen readers, then goes back to idle.
 * @param shownMs How long the outcome is shown, in milliseconds.
 */
export function showOutcome(
  button: Element,
  state: keyof typeof MESSAGES,
  shownMs: number = COPIED_MS.elsewhere,
): void {
  const label = button.querySelector(`.${CopyClass.label}`) ?? button;
  const idle = idleStates.get(button) ?? readIdleState(button, label);
  clearTimeout(idle.timer);
  const message = translate(MESSAGES[state]);
  button.setAttribute(CopyAttribute.state, state);
  button.setAttribute('aria-label', message);
  label.textContent = message;
  announce(message);
  idle.timer = window.setTimeout(() => {
    button.removeAttribute(CopyAttribute.state);
    button.setAttribute('aria-label', idle.name);
    label.textContent = idle.text;
  }, shownMs);
}

function readIdleState(button: Element, label: Element): IdleState {
  const text = label.textContent;
  const state = { text, name: button.getAttribute('aria-label') ?? text, timer: 0 };
  idleStates.set(button, state);
  return state;
}
