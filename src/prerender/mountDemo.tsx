import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageAttribute } from '../core/dom/page';
import type { Scheme } from '../demo/look';
import { prepareDemos } from '../demo/prepareDemos';
import { DemoSurface } from '../demo/theme/DemoSurface';
import { defaultStyleCache } from '../demo/theme/useStyleCache';
import { resetOwnCaches } from './styleCaches';

/** A demo that stands in the build's document. */
export interface MountedDemo {
  /** Shows the demo in a scheme; it keeps its state. */
  show(scheme: Scheme): void;
  unmount(): void;
}

interface FailureListenerProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Shows nothing in place of a demo that throws. */
class FailureListener extends Component<FailureListenerProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}

/** What pages do before their first demo. */
export const prepare = prepareDemos;

/**
 * Forgets the styles of the demos before, so that the head holds those of the next one alone, as
 * text that can be read back.
 */
export function resetStyles(): void {
  const cache = defaultStyleCache();
  cache.sheet.flush();
  cache.inserted = {};
  cache.sheet.isSpeedy = false;
  resetOwnCaches();
}

/**
 * Mounts a demo as a page does (`demo/DemoResult.tsx`).
 * @param container An element of the document.
 * @param prefix Starts the ids that React makes.
 * @param onError Called with what the demo throws.
 */
export function mountDemo(
  container: Element,
  Demo: ComponentType,
  prefix: string,
  onError: (error: unknown) => void,
): MountedDemo {
  const root = createRoot(container, { identifierPrefix: prefix, onUncaughtError: onError });
  return {
    show(scheme) {
      document.documentElement.setAttribute(PageAttribute.colorScheme, scheme);
      root.render(
        <FailureListener onError={onError}>
          <Suspense>
            <DemoSurface title="" look={{}} page={{ direction: 'ltr', scheme }}>
              <Demo />
            </DemoSurface>
          </Suspense>
        </FailureListener>,
      );
    },
    unmount: () => root.unmount(),
  };
}
