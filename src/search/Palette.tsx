import { useEffect, useRef, useState } from 'react';
import type { SearchProduct } from '../core/searchTypes';
import { useTranslate } from '../providers/useTranslate';
import { PaletteFooter } from './PaletteFooter';
import { PaletteField } from './PaletteField';
import { PaletteResults } from './PaletteResults';
import styles from './palette.module.css';
import { searchClient } from './useSearch';
import { usePalette } from './usePalette';

export interface PaletteProps {
  /** Product of the page that is shown. */
  product: SearchProduct;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Starts what the palette needs, so that it is there when the palette opens.
 * @param product Product of the page, whose full text comes before the first letter.
 */
export function prepareSearch(product: SearchProduct): void {
  void searchClient.want([product]);
}

/** The search: a native modal dialog, so Escape, the focus and the page behind it are its business. */
export function Palette({ product, isOpen, onClose }: PaletteProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const palette = usePalette({ query, setQuery, product, isOpen, onClose });

  useEffect(() => {
    const element = dialog.current!;
    if (!isOpen) {
      element.close();
      return;
    }
    element.showModal();
    input.current!.select();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={translate('Search')}
      onClose={onClose}
      onKeyDown={palette.onKeyDown}
      onPointerDown={({ target }) => target === dialog.current && onClose()}
    >
      <PaletteField
        ref={input}
        query={query}
        palette={palette}
        onChange={setQuery}
        onClose={onClose}
      />
      <PaletteResults query={query} palette={palette} />
      <PaletteFooter query={query} />
    </dialog>
  );
}
