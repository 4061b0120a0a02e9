/**
 * Events that analytics may hear of. Who reports one knows nothing of analytics: it goes to whoever
 * listens, and what comes before there is a listener waits for the first.
 */

/** What has happened, in the words of SPEC 8.1. */
export interface ReportedEvent {
  category: string;
  action: string;
  label: string;
}

type Listener = (event: ReportedEvent) => void;

/** A page that nobody listens to keeps no more than this. */
const MAX_WAITING = 20;

const waiting: ReportedEvent[] = [];
let listener: Listener | undefined;

/** Tells the listener what has happened, or keeps it for the one to come. */
export function reportEvent(event: ReportedEvent): void {
  if (listener) listener(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/**
 * Hears of all events from now on and of those that wait.
 * @returns A function that ends it.
 */
export function listenToEvents(hear: Listener): () => void {
  listener = hear;
  waiting.splice(0).forEach(hear);
  return () => {
    if (listener === hear) listener = undefined;
  };
}

/** Forgets what waits: a reader who says no has not been watched before either. */
export function forgetEvents(): void {
  waiting.length = 0;
}
