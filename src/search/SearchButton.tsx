import { useState, type ComponentType } from 'react';
import { TRY_AGAIN } from '../core/constants';
import type { SearchProduct } from '../core/searchTypes';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { PageAttribute } from '../core/dom/page';
import type { PaletteProps } from './Palette';

/** What arrives with the first sign of interest, and not before (SPEC 9.1). */
const loadPalette = () => import('./Palette');
/** How long it may take before the reader is told, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * The button of the bar that opens the search. It works before React is there: `data-replay` keeps
 * the click, and `search/search.boot.ts` the shortcuts and what is typed meanwhile.
 */
export function SearchButton({ product }: { product: SearchProduct }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> }>();

  const prepare = () => {
    if (loaded) return;
    // What comes late still opens.
    const patience = setTimeout(() => setFailed(true), PATIENCE_MS);
    loadPalette()
      .then(
        ({ Palette, prepareSearch }) => {
          prepareSearch(product);
          setLoaded({ Palette });
          setFailed(false);
        },
        () => setFailed(true),
      )
      .finally(() => clearTimeout(patience));
  };
  // Opens and never closes: a click while React arrives is heard, and replayed once more.
  const open = () => {
    if (hasFailed) {
      setFailed(false);
      // What still hangs is had anew (layout/hangingFiles.ts). Once: it ends what has just begun.
      document.dispatchEvent(new Event(TRY_AGAIN));
    }
    prepare();
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        className="search-button"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...attribute(PageAttribute.replay)}
        data-search-button=""
        aria-label={translate('Search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        title={translate('Search')}
      >
        <span className="icon icon-search" />
        <span className="search-button-label">{translate('Search…')}</span>
        <kbd className="search-button-keys" aria-hidden="true" />
      </button>
      {isOpen && hasFailed && (
        <p role="alert" className="search-failure">
          {translate(
            'The search could not be loaded. Check the connection and press the button again.',
          )}
        </p>
      )}
      {loaded && (
        <loaded.Palette product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
