import type { ReportedEvent } from '../browser/reportEvent';
import { EventAttribute } from '../core/dom/analytics';

const COUNTED = `[${EventAttribute.category}]`;

/**
 * Returns the event of a click, if what was clicked is counted and this click is in the sample.
 * @param lot A number from 0 to 1; `data-ga-event-split` is the share of the clicks that is reported.
 */
export function clickEvent(target: EventTarget | null, lot: number): ReportedEvent | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(COUNTED) : null;
  if (!element) return undefined;
  const { gaEventSplit } = element.dataset;
  if (gaEventSplit !== undefined && !(lot < Number(gaEventSplit))) return undefined;
  return {
    category: element.getAttribute(EventAttribute.category) ?? '',
    action: element.getAttribute(EventAttribute.action) ?? '',
    label: element.getAttribute(EventAttribute.label) ?? '',
  };
}
