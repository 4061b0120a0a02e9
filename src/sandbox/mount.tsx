/** Shows components in the frame. It is part of the libraries, for it needs React and the theme. */
import { CacheProvider } from '@emotion/react';
import { LicenseInfo } from '@mui/x-license';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createStyleCache } from '../demo/theme/styleCache';
import { rtlStyleCache } from '../demo/theme/rtlStyleCache';
import type { FromFrame } from '../playground/sandbox/protocol';
import type { SandboxLook } from '../playground/sandbox/types';
import { describePage, FrameTheme } from './FrameTheme';
import type { describeProblem } from './problems';
import { reportHeight } from './reportHeight';
import { ReportWhenShown } from './ReportWhenShown';

export interface Stage {
  show: (component: unknown, run: number, look: SandboxLook) => void;
  setLook: (look: SandboxLook) => void;
}

/** One run on screen, or on its way there. */
interface Shown {
  component: ComponentType;
  run: number;
  root: Root;
  place: HTMLElement;
  /** Whether it was put up again after a crash; a second one leaves the place empty. */
  isSecond: boolean;
}

/** Class of a run that is not on screen. */
const WAITS = 'sandbox-run-waiting';

const ltrStyleCache = createStyleCache('css');

if (process.env.NEXT_PUBLIC_MUI_LICENSE) {
  LicenseInfo.setLicenseKey(process.env.NEXT_PUBLIC_MUI_LICENSE);
}

/**
 * Makes the place where runs are shown. A run takes the place of the one before only once it is
 * there, and gives it back if its first effects fail, so that the last good one stays while code is
 * being written.
 * @param describe The frame's own: a second copy of the module would not know its errors of loops.
 */
export function createStage(
  container: HTMLElement,
  tell: (message: FromFrame) => void,
  describe: typeof describeProblem,
): Stage {
  let shown: Shown | undefined;
  let coming: Shown | undefined;
  /** Waits out of sight until the run on screen has had its effects. */
  let lastGood: Shown | undefined;
  let look: SandboxLook;

  const observeHeight = reportHeight((height) => tell({ kind: 'height', height }));

  function render(one: Shown): void {
    const { component: Component, run, root, place } = one;
    place.classList.toggle('sandbox-run-filled', look.layout?.fill === true);
    place.classList.toggle('sandbox-run-centered', look.layout?.align === 'center');
    place.style.maxInlineSize = look.layout?.maxWidth ? `${look.layout.maxWidth}px` : '';
    root.render(
      <CacheProvider value={look.direction === 'rtl' ? rtlStyleCache : ltrStyleCache}>
        <ReportWhenShown run={run} onCommit={() => putOnScreen(one)} onShown={() => settle(one)}>
          <FrameTheme look={look}>
            <Component />
          </FrameTheme>
        </ReportWhenShown>
      </CacheProvider>,
    );
  }

  function putOnScreen(one: Shown): void {
    if (one !== coming) return;
    const before = shown;
    coming = undefined;
    bringForward(one);
    if (!before) return;
    before.place.classList.add(WAITS);
    if (lastGood) discard(before);
    else lastGood = before;
  }

  function bringForward(one: Shown): void {
    shown = one;
    one.place.classList.remove(WAITS);
    observeHeight(one.place);
  }

  function settle(one: Shown): void {
    if (one !== shown) return;
    if (lastGood) discard(lastGood);
    lastGood = undefined;
    // Put up again after a crash, a run is no news.
    if (!one.isSecond) tell({ kind: 'ran', run: one.run });
  }

  function discard({ root, place }: Shown): void {
    // Out of sight with the size that it has: grids complain about a height of nothing.
    place.classList.add(WAITS);
    // React may be rendering another root at this moment.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  }

  function crash(one: Shown, thrown: unknown): void {
    tell(describe(thrown, 'render', one.run));
    if (one === coming) {
      coming = undefined;
      discard(one);
    } else if (one === shown && lastGood) {
      bringForward(lastGood);
      lastGood = undefined;
      discard(one);
    } else if (one === shown && !one.isSecond) {
      // React has taken it down; afresh it is what the reader saw before the crash.
      setTimeout(() => one === shown && begin(one.component, one.run, true));
    }
  }

  function begin(component: ComponentType, run: number, isSecond: boolean): void {
    if (coming) discard(coming);
    const place = document.createElement('div');
    place.className = 'sandbox-run';
    place.classList.add(WAITS);
    container.append(place);
    const root = createRoot(place, { onUncaughtError: (thrown) => crash(one, thrown) });
    const one: Shown = { component, run, root, place, isSecond };
    coming = one;
    render(one);
  }

  return {
    show: (component, run, nextLook) => {
      look = nextLook;
      describePage(look);
      begin(component as ComponentType, run, false);
    },
    setLook: (nextLook) => {
      look = nextLook;
      describePage(look);
      for (const one of [shown, coming, lastGood]) if (one) render(one);
    },
  };
}
