import type { ReportedEvent } from '../core/reportEvent';

/** The attributes of what is counted: `data-ga-event-category`, `-action`, `-label`, `-split`. */
const COUNTED = '[data-ga-event-category]';

/**
 * Returns the event of a click, if what was clicked is counted and this click is in the sample.
 * @param lot A number from 0 to 1; `data-ga-event-split` is the share of the clicks that is reported.
 */
export function clickEvent(target: EventTarget | null, lot: number): ReportedEvent | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(COUNTED) : null;
  if (!element) return undefined;
  const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = element.dataset;
  if (gaEventSplit !== undefined && !(lot < Number(gaEventSplit))) return undefined;
  return {
    category: gaEventCategory ?? '',
    action: gaEventAction ?? '',
    label: gaEventLabel ?? '',
  };
}
