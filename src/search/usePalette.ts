import { useEffect, useState, type KeyboardEvent } from 'react';
import { wantName } from '../core/dom/names';
import type { SearchProduct } from '../core/searchTypes';
import { listOptions, type PaletteOption } from './listOptions';
import type { SearchAnswer } from './results';
import type { SearchStatus } from './searchClient';
import { useRecentSearches } from './useRecentSearches';
import { useSearch } from './useSearch';

interface PaletteState {
  query: string;
  setQuery: (query: string) => void;
  product: SearchProduct;
  isOpen: boolean;
  onClose: () => void;
}

/** What the parts of the palette share. */
export interface PaletteModel {
  status: SearchStatus;
  answer: SearchAnswer | undefined;
  /** Whether what is shown belongs to the query that stands in the field. */
  isCurrent: boolean;
  recent: readonly string[];
  clearRecent: () => void;
  options: readonly PaletteOption[];
  /** Id of the active option's element; undefined without options. */
  activeId: string | undefined;
  activate: (id: string) => void;
  /** Takes an option that was clicked. */
  choose: (option: PaletteOption, opensElsewhere: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The state of the palette and what the keys do (combobox pattern of the ARIA practices). */
export function usePalette({
  query,
  setQuery,
  product,
  isOpen,
  onClose,
}: PaletteState): PaletteModel {
  const [active, setActive] = useState<{ id: string; answered: string | undefined }>();
  const isHeld = () =>
    active?.answered === query || document.querySelector('[role="listbox"]:hover') !== null;
  const { answer, answered, status } = useSearch(query, product, isOpen, isHeld);
  const { queries, add, clear } = useRecentSearches();
  const recent = query.trim() === '' ? queries : [];
  const options = listOptions(answer, recent);
  // With other results the first one is the active one again.
  const chosen = active?.answered === answered ? active?.id : undefined;
  const activeId = options.find(({ id }) => id === chosen)?.id ?? options[0]?.id;
  const activate = (id: string) => setActive({ id, answered });

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, answered]);

  const choose = (option: PaletteOption, opensElsewhere: boolean) => {
    if (option.kind === 'recent') {
      setQuery(option.query);
      return;
    }
    add(query);
    // After the click: a link that has gone from the page leads nowhere.
    if (!opensElsewhere) setTimeout(onClose);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before the key that ends it, whose code is then 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
    // The buttons and the link of the palette have keys of their own.
    if (!(event.target instanceof HTMLInputElement)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const place = options.findIndex(({ id }) => id === activeId) + step;
      const { id } = options.at(place % options.length)!;
      activate(id);
      const element = document.getElementById(id);
      if (element) wantName(element, false);
    }
    if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      const { ctrlKey, metaKey } = event;
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
      document.getElementById(activeId)?.dispatchEvent(click);
    }
  };

  return {
    status,
    answer,
    isCurrent: answered === query,
    recent,
    clearRecent: clear,
    options,
    activeId,
    activate,
    choose,
    onKeyDown,
  };
}
