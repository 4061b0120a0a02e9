/** What the search shares with other features. */
export enum SearchAttribute {
  /** On a button outside the bar that opens the search. */
  open = 'data-open-search',
  /** On `<html>`: shortcuts are shown as a Mac names them. */
  mac = 'data-mac',
}
