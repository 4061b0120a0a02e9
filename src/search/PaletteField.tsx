import type { Ref } from 'react';
import { useTranslate } from '../providers/useTranslate';
import styles from './palette.module.css';
import { LIST_ID } from './PaletteResults';
import type { PaletteModel } from './usePalette';

interface PaletteFieldProps {
  ref: Ref<HTMLInputElement>;
  query: string;
  palette: PaletteModel;
  onChange: (query: string) => void;
  onClose: () => void;
}

/** The field of the palette: a combobox whose list is always shown. */
export function PaletteField({ ref, query, palette, onChange, onClose }: PaletteFieldProps) {
  const translate = useTranslate();
  return (
    <div className={styles.field}>
      <span className={`icon icon-search ${styles.lens}`} />
      <input
        ref={ref}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={translate('Search the documentation')}
        aria-autocomplete="list"
        aria-expanded={palette.options.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={palette.activeId}
        placeholder={translate('Search guides, props, errors…')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onFocus={() => {
          const early = takeEarlyQuery();
          if (early) onChange(early);
        }}
        data-search-input=""
      />
      <button
        type="button"
        className={styles.close}
        onClick={onClose}
        aria-label={translate('Close search')}
        title={translate('Close search')}
      >
        <kbd aria-hidden="true">Esc</kbd>
        <span className="icon icon-close" />
      </button>
    </div>
  );
}

/** What the reader typed while the palette was on its way (`search/search.boot.ts`). */
function takeEarlyQuery(): string | undefined {
  const button = document.querySelector<HTMLElement>('[data-search-button]');
  const early = button?.dataset.typed;
  delete button?.dataset.typed;
  return early;
}
