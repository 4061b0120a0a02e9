/** What a click on an element is counted as (SPEC 8.1). */
export enum EventAttribute {
  category = 'data-ga-event-category',
  action = 'data-ga-event-action',
  label = 'data-ga-event-label',
}

/** Returns the attributes of an element whose clicks are counted. */
export function countedAs(category: string, action: string, label: string) {
  return {
    [EventAttribute.category]: category,
    [EventAttribute.action]: action,
    [EventAttribute.label]: label,
  };
}
