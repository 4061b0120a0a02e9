/**
 * The print and image exports of the Data Grid and the Charts copy markup into a frame of their own.
 * A frame inherits our policy's demands, but not our `default` policy: each gets one as it loads.
 */

type PolicyWindow = Window & { trustedTypes?: TrustedTypePolicyFactory };

const MADE = new WeakSet<object>();

/** Gives the window of a same-origin frame a `default` policy that sanitizes. */
export function createFramePolicy(frame: HTMLIFrameElement): void {
  // Another site's window would throw.
  if (!frame.contentDocument) return;
  const factory = (frame.contentWindow as PolicyWindow | null)?.trustedTypes;
  if (!factory || MADE.has(factory)) return;
  MADE.add(factory);
  factory.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? (globalThis.docsSanitizeHtml?.(html) ?? '') : html),
  });
}

/** Handles every frame that is loaded from now on, before its own `load` listener. */
export function watchFrames(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) createFramePolicy(target);
    },
    { capture: true },
  );
}
