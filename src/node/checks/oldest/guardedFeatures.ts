/** A feature that is newer than the oldest browsers and may be used all the same. */
export interface GuardedFeature {
  /** Its key in MDN's data. */
  key: string;
  /** The one file that may use it, because the guard is there. */
  file?: string;
  /** What happens in a browser that lacks it. */
  without: string;
}

const STYLES: Readonly<Record<string, string>> = {
  'css.properties.cursor.pointer': 'A touch screen shows no pointer.',
  'css.properties.cursor.progress': 'A touch screen shows no pointer.',
  'css.properties.cursor.ew-resize': 'A touch screen shows no pointer.',
  'css.properties.justify-self.anchor-center': 'names/placeCard.boot.ts places the card.',
  'css.properties.position-try-fallbacks.flip-block': 'names/placeCard.boot.ts places the card.',
  'css.properties.position-try-fallbacks': 'names/placeCard.boot.ts places the card.',
  'css.properties.position-area.block-end': 'names/placeCard.boot.ts places the card.',
  'css.properties.position-area': 'names/placeCard.boot.ts places the card.',
  'css.properties.position-anchor': 'names/placeCard.boot.ts places the card.',
  'css.properties.overscroll-behavior': 'The page scrolls on at the end of a list.',
  'css.properties.overscroll-behavior.contain': 'The page scrolls on at the end of a list.',
  'css.properties.overscroll-behavior.auto': 'It is the value without any.',
  'css.selectors.popover-open': 'styles/popoverFallback.css says what matters by a class.',
  'css.properties.text-size-adjust': 'Some phones enlarge text when they are turned.',
  'css.properties.resize': 'The field for a comment keeps its size.',
  'css.at-rules.starting-style': 'Menus open without a movement.',
  'css.properties.accent-color': 'The bar of a download is blue.',
  'css.properties.text-wrap': 'Titles break where they must.',
  'css.properties.text-wrap.balance': 'Titles break where they must.',
  'css.at-rules.page': 'Prints have the margins of the browser.',
  'css.selectors.details-content': 'Details are printed as they are on the screen.',
  'css.properties.content-visibility': 'Details are printed as they are on the screen.',
  'css.properties.content-visibility.visible': 'Details are printed as they are on the screen.',
  'css.properties.break-after.avoid': 'A heading may end a printed page.',
  'css.properties.orphans': 'A single line may end a printed page.',
  'css.properties.widows': 'A single line may begin a printed page.',
  'css.selectors.marker': 'Marks of lists have the color of the text.',
  'css.properties.forced-color-adjust': 'High contrast shows the colors of the system.',
  'css.properties.forced-color-adjust.none': 'High contrast shows the colors of the system.',
  'css.types.color.light-dark': 'The build writes it as variables that follow `color-scheme`.',
  'css.properties.mask': 'The build adds the prefix.',
  'css.properties.print-color-adjust': 'The build adds the prefix.',
  'css.properties.print-color-adjust.exact': 'The build adds the prefix.',
};

const SCRIPTS: readonly GuardedFeature[] = [
  {
    key: 'api.ClipboardItem',
    file: 'src/browser/writeClipboard.ts',
    without: 'The text is fetched first and written then.',
  },
  {
    key: 'api.Clipboard.write',
    file: 'src/browser/writeClipboard.ts',
    without: 'The text is fetched first and written then.',
  },
  {
    key: 'api.HTMLLinkElement.fetchPriority',
    file: 'src/demo/preloadDemos.ts',
    without: 'The scripts of a demo come with those of React instead of after them.',
  },
  {
    key: 'api.Element.requestFullscreen',
    file: 'src/demo/useFullScreen.ts',
    without: 'The demo fills the window.',
  },
  {
    key: 'api.Document.exitFullscreen',
    file: 'src/demo/useFullScreen.ts',
    without: 'The demo fills the window.',
  },
  { key: 'api.HTMLElement.popover', without: 'boot/popoverPolyfill.ts has it.' },
  { key: 'api.HTMLElement.hidePopover', without: 'boot/popoverPolyfill.ts has it.' },
  { key: 'api.HTMLElement.showPopover', without: 'boot/popoverPolyfill.ts has it.' },
  {
    key: 'api.Window.requestIdleCallback',
    file: 'src/browser/whenIdle.ts',
    without: 'A timer takes its place.',
  },
  {
    key: 'api.Window.cancelIdleCallback',
    file: 'src/browser/whenIdle.ts',
    without: 'A timer takes its place.',
  },
  {
    key: 'api.Window.requestIdleCallback',
    file: 'src/offline/offline.boot.ts',
    without: 'A timer takes its place.',
  },
  {
    key: 'api.AbortSignal.timeout_static',
    without: 'Chrome names the error otherwise, and nothing asks for its name.',
  },
  { key: 'api.Window.open', without: 'Phones give a window no size; none is asked for.' },
  {
    key: 'api.KeyboardEvent.isComposing',
    file: 'src/search/usePalette.ts',
    without: 'Safari says it too early; the code of the key tells.',
  },
];

export const GUARDED_FEATURES: readonly GuardedFeature[] = [
  ...Object.entries(STYLES).map(([key, without]) => ({ key, without })),
  ...SCRIPTS,
];
