import { useEffect, useRef } from 'react';
import { announce } from '../browser/announce';
import { useConsent } from '../providers/ConsentProvider';
import { useTranslate } from '../providers/useTranslate';

const TITLE = 'Your privacy on this site';
const QUESTION =
  'With your consent, this site counts page views and shows ads from an ad network. Without it, no data about your visit leaves this site.';
const SIGNAL =
  'Your browser asks sites not to track you. This site respects that, so no data about your visit leaves it.';

const ANSWERS = {
  granted: 'Current choice: allowed.',
  denied: 'Current choice: not allowed.',
} as const;

/** Leads a reader back to where they were before the question; from outside, to the page itself. */
function giveFocusBack(before: Element | null): void {
  const target = before?.isConnected ? before : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * The question about consent, over the end of the page: the page behind it stays usable, and nothing
 * moves. A reader who opens it from the footer gets the focus; whoever answers gets it back.
 */
export function ConsentBanner() {
  const translate = useTranslate();
  const { choice, hasSignal, isReopened, hide, choose } = useConsent();
  const banner = useRef<HTMLElement>(null);
  /** What had the focus before the question. */
  const before = useRef<Element>(null);
  useEffect(() => {
    if (!isReopened) {
      announce(translate('Your privacy on this site: a question is at the end of the page.'));
      return;
    }
    banner.current?.focus();
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !banner.current?.contains(target as Node)) return;
      giveFocusBack(before.current);
      hide();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isReopened, hide, translate]);
  const leave = (act: () => void) => {
    giveFocusBack(before.current);
    act();
  };
  return (
    <section
      ref={banner}
      className="consent"
      aria-labelledby="consent-title"
      tabIndex={-1}
      onFocus={({ relatedTarget }) => {
        if (!banner.current?.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <div className="consent-words">
        <h2 id="consent-title">{translate(TITLE)}</h2>
        <p>
          {translate(hasSignal ? SIGNAL : QUESTION)}{' '}
          {translate('You can change this at the end of every page.')}{' '}
          {!hasSignal && choice !== 'open' && <strong>{translate(ANSWERS[choice])}</strong>}
        </p>
      </div>
      <div className="consent-actions">
        {hasSignal ? (
          <button type="button" onClick={() => leave(hide)}>
            {translate('Close')}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => leave(() => choose('denied'))}>
              {translate('Don’t allow')}
            </button>
            <button type="button" onClick={() => leave(() => choose('granted'))}>
              {translate('Allow')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
