import type { MouseEvent } from 'react';
import { translate } from '../core/interfaceText';
import { useTranslate } from '../providers/useTranslate';
import { missingIssue } from './missingIssue';
import styles from './palette.module.css';
import type { SearchStatus } from './searchClient';
import type { PaletteModel } from './usePalette';
import { searchClient } from './useSearch';

/** Runs what a button of the palette does. The button goes with it; the field gets the focus. */
function fromField(act: () => void) {
  return ({ currentTarget }: MouseEvent) => {
    const palette = currentTarget.closest('dialog');
    palette?.querySelector<HTMLElement>('[data-search-input]')?.focus();
    act();
  };
}

/** What is to say about the results: how many, none, still loading, or not to be had. */
export function PaletteStatus({ query, palette }: { query: string; palette: PaletteModel }) {
  const translate = useTranslate();
  const { status, answer, isCurrent, recent } = palette;
  const typed = query.trim();
  const shown = typed.length > 60 ? `${typed.slice(0, 60)}…` : typed;
  const hasIndex = status.tier !== 'none';
  const isGuess = typed !== '' && answer?.isGuess === true && isCurrent;
  const isWeak = typed !== '' && answer?.isWeak === true && isCurrent;
  return (
    <>
      <p role="status" className="visually-hidden">
        {hasIndex && isCurrent && typed !== '' && !isGuess && resultCount(palette)}
      </p>
      {status.hasFailed && <Failure status={status} />}
      {!hasIndex && status.isLoading && (
        <p role="status" className={styles.message}>
          {translate('Loading the search index…')}
        </p>
      )}
      {(isGuess || isWeak) && (
        <p role="status" className={styles.message}>
          <span>
            {isGuess
              ? translate('Nothing matches “{{query}}”. Perhaps one of these:', { query: shown })
              : translate('Only some words of “{{query}}” were found.', { query: shown })}
          </span>
          <a className={styles.issues} href={missingIssue(typed)} target="_blank" rel="noopener">
            {translate('Report what is missing')}
            <span className="icon icon-open-in-new" />
          </a>
        </p>
      )}
      {recent.length > 0 && (
        <button type="button" className={styles.clear} onClick={fromField(palette.clearRecent)}>
          {translate('Clear recent searches')}
        </button>
      )}
    </>
  );
}

/** Offline with products on the device is no failure: the search does what it can, and goes on later. */
function Failure({ status }: { status: SearchStatus }) {
  const isOffline = !navigator.onLine && status.tier !== 'none';
  return (
    <div role={isOffline ? 'status' : 'alert'} className={styles.message}>
      <span className={`icon ${isOffline ? 'icon-info' : 'icon-warning'}`} />
      <span>{failureText(status, isOffline)}</span>
      {!isOffline && (
        <button
          type="button"
          className={styles.retry}
          onClick={fromField(() => void searchClient.load())}
        >
          {translate('Try again')}
        </button>
      )}
    </div>
  );
}

function failureText({ tier }: SearchStatus, isOffline: boolean): string {
  if (tier === 'none')
    return translate('The search index could not be loaded. Check your connection.');
  return isOffline
    ? translate(
        "You are offline. For products that you haven't downloaded, results come from titles and names only.",
      )
    : translate(
        'Part of the full text could not be loaded. Results come from titles and names only.',
      );
}

function resultCount({ options }: PaletteModel): string {
  return options.length === 1
    ? translate('1 result')
    : translate('{{count}} results', { count: options.length });
}
