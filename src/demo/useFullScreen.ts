import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A result over the whole screen. */
export interface FullScreen {
  isFull: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Shows a result over everything else. The document goes to full screen, not the result alone: menus
 * and pickers open at the end of the body, and would be behind it. Where a browser has no full screen
 * (phones by Apple), or refuses it, the result fills the window.
 */
export function useFullScreen(stage: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  /** How far the page was scrolled. */
  const top = useRef(0);
  const open = useCallback(() => {
    top.current = scrollY;
    setFull(true);
    // Refused or unknown: the window is filled all the same.
    document.documentElement.requestFullscreen?.().catch(() => {});
  }, []);
  const close = useCallback(() => {
    setFull(false);
    if (document.fullscreenElement) void document.exitFullscreen();
  }, []);
  useEffect(() => {
    const element = stage.current;
    if (!isFull || !element) return;
    const focused = document.activeElement;
    const wake = quietOthers(element);
    element.focus({ preventScroll: true });
    // Escape and the browser's own button end its full screen without a key event.
    const onChange = () => {
      if (!document.fullscreenElement) close();
    };
    // What is open inside the demo closes first, and says so.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKeyDown);
      wake();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      // The page was shorter meanwhile, and the browser has moved it.
      scrollTo({ top: top.current, behavior: 'instant' });
    };
  }, [isFull, stage, close]);
  return { isFull, open, close };
}

/**
 * Takes everything beside an element and its ancestors from pointers, keys and screen readers. What
 * is put at the end of the body later, as menus are, stays free.
 * @returns What gives it back.
 */
export function quietOthers(element: Element): () => void {
  const quieted: Element[] = [];
  for (let inner = element; inner !== document.body; inner = inner.parentElement!) {
    const others = [...inner.parentElement!.children].filter(
      (other) => other !== inner && !other.hasAttribute('inert'),
    );
    for (const other of others) other.setAttribute('inert', '');
    quieted.push(...others);
  }
  return () => {
    for (const other of quieted) other.removeAttribute('inert');
  };
}
