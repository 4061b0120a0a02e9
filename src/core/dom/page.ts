/** What every page shares with its scripts. Enums, because esbuild writes their values in place. */
export enum PageAttribute {
  /** On `<html>`: scripts run, so what needs them may show. */
  js = 'data-js',
  /** On `<html>`: React has hydrated. */
  ready = 'data-ready',
  /** On `<html>`, and on what shows a scheme of its own: the name of the color scheme. */
  colorScheme = 'data-color-scheme',
  /** On a block that needs React once it comes near the viewport. */
  live = 'data-live',
  /** On a control that only React answers: a click that comes too early is given again. */
  replay = 'data-replay',
}

/** Events on `document` that are not those of `core/constants.ts`. */
export enum PageEvent {
  /** A preference has changed; `detail` is its name. */
  preference = 'preferencechange',
}

export enum PageId {
  main = 'main',
  navigation = 'side-nav',
}
