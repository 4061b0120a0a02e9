/** What the frame's document takes from the code that runs in it; its policy does the rest. */

/** Peer connections are covered by no policy. */
const PEER_CONNECTIONS = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'WebTransport',
];

/** Whether the document has no origin. Without its policy it must not run anything. */
export function isIsolated(): boolean {
  return self.origin === 'null';
}

/** Removes what reaches out, and puts stand-ins where an origin is needed. */
export function installGuards(): void {
  for (const name of PEER_CONNECTIONS) Reflect.deleteProperty(window, name);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: createMemoryStorage(), configurable: true });
  }
  removeFrames();
  keepFocusOfPage();
}

/**
 * Takes frames out as soon as they are put in, before a script of theirs can run: their windows have
 * everything again that was removed from this one. Shadow trees are watched too.
 */
function removeFrames(): void {
  const { attachShadow } = Element.prototype;
  const take = Element.prototype.remove;
  const find = DocumentFragment.prototype.querySelectorAll;
  const findInElement = Element.prototype.querySelectorAll;
  const frames = 'iframe,frame,object,embed,fencedframe';
  const watch = (root: Node): void => {
    new MutationObserver(() => {
      const query = root instanceof ShadowRoot ? find : findInElement;
      const found = Reflect.apply(query, root, [frames]) as NodeListOf<Element>;
      for (let index = 0; index < found.length; index += 1) Reflect.apply(take, found[index]!, []);
    }).observe(root, { childList: true, subtree: true });
  };
  Element.prototype.attachShadow = function attachWatched(this: Element, init: ShadowRootInit) {
    const root = Reflect.apply(attachShadow, this, [init]) as ShadowRoot;
    watch(root);
    return root;
  };
  // Texts that bring shadow trees of their own.
  for (const prototype of [Element.prototype, ShadowRoot.prototype]) {
    Reflect.deleteProperty(prototype, 'setHTMLUnsafe');
  }
  Reflect.deleteProperty(Document, 'parseHTMLUnsafe');
  watch(document.documentElement);
}

/**
 * Focus that no reader asked for stays where it is: `autoFocus` of a demo would take the keyboard
 * from whoever types its code.
 */
function keepFocusOfPage(): void {
  for (const prototype of [HTMLElement.prototype, SVGElement.prototype]) {
    const { focus } = prototype;
    prototype.focus = function focusInside(this: HTMLElement | SVGElement, options) {
      if (document.hasFocus()) focus.call(this, options);
    };
  }
}

/** Returns a `Storage` that forgets everything with the document. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => void items.set(String(key), String(value)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
  };
}
