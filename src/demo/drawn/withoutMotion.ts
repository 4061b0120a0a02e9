/** Event on a stage: the live demo stands where its drawing was. */
export const DEMO_SHOWN = 'docs:demoshown';

const REDUCED_MOTION = /prefers-reduced-motion(?!:\s*no)/;

/**
 * Mounts a demo that a drawing hides as if its reader wanted reduced motion. Charts ask the browser for
 * that, and would else grow where nobody sees it, while the reader waits for the end. Once the demo
 * shows they hear what is so.
 * @param stage Where the demo shows.
 * @param mount Runs all that mounts the demo before it returns.
 */
export function withoutMotion(stage: Element, mount: () => void): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    return REDUCED_MOTION.test(query) && !list.matches ? reducedUntilShown(list, stage) : list;
  };
  try {
    mount();
  } finally {
    window.matchMedia = matchMedia;
  }
}

/** Holds until the demo shows; says then, as a browser does, that it holds no longer. */
function reducedUntilShown(list: MediaQueryList, stage: Element): MediaQueryList {
  Object.defineProperty(list, 'matches', { value: true, configurable: true });
  stage.addEventListener(
    DEMO_SHOWN,
    () => {
      Reflect.deleteProperty(list, 'matches');
      const { media, matches } = list;
      list.dispatchEvent(new MediaQueryListEvent('change', { media, matches }));
    },
    { once: true },
  );
  return list;
}
