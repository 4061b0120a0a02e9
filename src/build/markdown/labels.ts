/** The kinds of callout that `:::kind` opens. */
export const calloutKinds = ['info', 'success', 'warning', 'error'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** Every word that the pipeline itself puts on a page. */
export const labels = {
  callouts: { info: 'Info', success: 'Tip', warning: 'Warning', error: 'Error' },
  /** Accessible name and visible text of the button on a code block. */
  copyCode: 'Copy code',
  copy: 'Copy',
  linkToSection: (heading: string) => `Link to this section: ${heading}`,
  sectionActions: (heading: string) => `Actions for section: ${heading}`,
  table: (heading: string) => `Table: ${heading}`,
  taskDone: 'Done',
  taskOpen: 'Not done',
  /** Names of tab lists, by storage key. */
  tabLists: {
    'package-manager': 'Package manager',
    plan: 'Plan',
    'date-adapter': 'Date library',
  } as Readonly<Record<string, string>>,
  /** Name of a tab list that follows no preference. */
  codeTabs: 'Code',
  /** How values of preferences are written on tabs; the others read as they are. */
  tabs: {
    community: 'Community',
    pro: 'Pro',
    premium: 'Premium',
    dayjs: 'Day.js',
    luxon: 'Luxon',
    moment: 'Moment.js',
  } as Readonly<Record<string, string>>,
} as const;
