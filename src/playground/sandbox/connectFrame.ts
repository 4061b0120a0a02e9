import { sandboxAddresses } from '../../../.generated/sandboxAddresses';
import { translate, type InterfaceText } from '../../core/interfaceText';
import type { FromFrame, Greeting, ToFrame } from './protocol';

/** How often the frame is asked for a sign of life, in milliseconds. */
const BEAT_MS = 1000;
/** So many beats without an answer, and the frame hangs. */
const MOST_MISSED = 8;
/** How long the document may take to load, in milliseconds. */
const PATIENCE_MS = 20_000;
/** How long it may take to greet once it has loaded, in milliseconds. */
const GREETING_MS = 3000;

const STOPPED = {
  elsewhere: 'The code has led the frame to another page.',
  hangs: 'The code no longer answers.',
  outdated: 'The site has been updated. Reload the page to go on.',
  unreachable:
    'The frame for the code could not be loaded. Check your connection, or reload the page.',
} as const satisfies Record<string, InterfaceText>;

/** The page's end of one frame. */
export interface Connection {
  /** What is sent before the frame is ready waits. */
  send: (message: ToFrame, transfer?: Transferable[]) => void;
  /** Ends the frame without a word. */
  end: () => void;
}

interface FrameEvents {
  /** What code in the frame may have made up: see readReport.ts. */
  onMessage: (message: unknown) => void;
  /** The frame is gone; called once, and not after `end`. */
  onStopped: (reason: string) => void;
}

function createElement(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = 'sandbox-frame';
  // With an origin in the element, the service worker serves the navigation; the document's own
  // policy takes the origin away.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
  return frame;
}

/**
 * Puts an isolated frame into the page and speaks with it. Only a document without an origin, of
 * this build, in this very frame gets the port, and once it has it the frame may not load again.
 */
export function connectFrame(place: HTMLElement, title: string, events: FrameEvents): Connection {
  const frame = createElement(title);
  const waiting: [ToFrame, Transferable[]][] = [];
  let port: MessagePort | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let patience = setTimeout(() => stop(STOPPED.unreachable), PATIENCE_MS);
  let loads = 0;
  let missed = 0;

  function end(): void {
    window.removeEventListener('message', greet);
    clearInterval(beat);
    clearTimeout(patience);
    port?.close();
    frame.remove();
  }

  function stop(reason: (typeof STOPPED)[keyof typeof STOPPED]): void {
    if (!frame.isConnected) return;
    end();
    events.onStopped(translate(reason));
  }

  function greet({ source, origin, data }: MessageEvent<Greeting | null>): void {
    if (source !== frame.contentWindow || origin !== 'null' || port) return;
    if (data?.sandbox !== sandboxAddresses.version) {
      stop(STOPPED.outdated);
      return;
    }
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data: message }: MessageEvent<FromFrame | null>) => {
      if (message?.kind === 'pong') missed = 0;
      else events.onMessage(message);
    };
    clearTimeout(patience);
    // From here on no document in the frame gets an origin, whatever its policy is.
    frame.setAttribute('sandbox', 'allow-scripts');
    // A window without an origin cannot be named.
    frame.contentWindow!.postMessage('', '*', [channel.port2]);
    for (const [message, transfer] of waiting) port.postMessage(message, transfer);
    beat = setInterval(keepBeat, BEAT_MS);
  }

  function keepBeat(): void {
    // Browsers slow down what nobody sees.
    if (document.hidden) return;
    if (missed >= MOST_MISSED) {
      stop(STOPPED.hangs);
      return;
    }
    missed += 1;
    port?.postMessage({ kind: 'ping' } satisfies ToFrame);
  }

  frame.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) stop(STOPPED.elsewhere);
    else if (!port) {
      clearTimeout(patience);
      patience = setTimeout(() => stop(STOPPED.unreachable), GREETING_MS);
    }
  });
  window.addEventListener('message', greet);
  frame.src = sandboxAddresses.frame;
  place.append(frame);

  return {
    send: (message, transfer = []) => {
      if (port) port.postMessage(message, transfer);
      else waiting.push([message, transfer]);
    },
    end,
  };
}
