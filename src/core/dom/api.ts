/** What the tables of the API reference share with the script that filters and opens their rows. */
export enum ApiAttribute {
  /** On a button that chooses a display, and on `<html>`: the display. */
  display = 'data-api-display',
  filter = 'data-api-filter',
  /** On the element that says how many rows there are. */
  count = 'data-api-count',
  /** On the button of a row that opens it in the collapsed display. */
  toggle = 'data-api-toggle',
}

export enum ApiClass {
  toolbar = 'api-toolbar',
  section = 'api-section',
  group = 'api-group',
  row = 'api-row',
  name = 'api-name',
  /** The guides that use an entry. */
  uses = 'api-uses',
}
