/** Demos whose drawing is not what they show at once, with the reason: at most 2 % of all. */
export const DIFFERENT_ON_PURPOSE: Readonly<Record<string, string>> = {
  ...namedWith('its list is scrolled to the chosen time, and HTML has no place for that', [
    'DigitalClockValue',
    'DigitalClockFormProps',
    'DigitalClockAmPm',
    'DigitalClockViews',
    'KeyboardPlayground',
    'MinMaxTime',
    'PickersShowcase',
    'QuarterHours',
  ]),
  ...namedWith('the theme of its own has no variables, in which the grid has its lines and sizes', [
    'LanguageSwitch',
    'ThemedGrid',
  ]),
  AutosizeDynamicHeight: 'its columns are as wide as their content, which only a browser measures',
  ConversionRates: 'a text of two lines stands two pixels higher',
  DateCalendarViews: 'its list of years is scrolled to this year',
  GradientTuner: 'the size of its chart follows from what is around it',
  ManySeriesScroll: 'the scroll bar of its legend takes a few pixels from its chart',
  OverlayLoadingOwn: 'its progress goes on',
  OverlayLoadingSkeleton: 'the widths of its lines are a matter of chance',
  PollingRefresh: 'its rows change by themselves',
  ScrollRestored: 'it is scrolled to the place where it was left',
  ThousandColumns: 'happy-dom drops color-mix from a style',
};

function namedWith(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

/** Demos without a drawing, with the reason. The build allows 2 % (src/node/checks/staticDemos.ts). */
export const NOT_DRAWN: Readonly<Record<string, string>> = {
  WholePageGrid: 'it is shown in a document of its own',
};
