import { translate } from '../../../core/interfaceText';

/** The kinds of callout that `:::kind` opens. */
export const calloutKinds = ['info', 'success', 'warning', 'error'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/**
 * Every word that the pipeline itself puts on a page, in English; `language/showTexts.boot.ts` translates
 * those that the look-up knows.
 */
export const labels = {
  callouts: {
    info: translate('Info'),
    success: translate('Tip'),
    warning: translate('Warning'),
    error: translate('Error'),
  },
  /** Accessible name and visible text of the button on a code block. */
  copyCode: translate('Copy code'),
  copy: translate('Copy'),
  linkToSection: (heading: string) => translate('Link to this section: {{heading}}', { heading }),
  sectionActions: (heading: string) => translate('Actions for section: {{heading}}', { heading }),
  taskDone: translate('Done'),
  taskOpen: translate('Not done'),
  /** Names of tab lists, by storage key. */
  tabLists: {
    'package-manager': translate('Package manager'),
    plan: translate('Plan'),
    'date-adapter': translate('Date library'),
  } as Readonly<Record<string, string>>,
  /** Name of a tab list that follows no preference. */
  codeTabs: translate('Code'),
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
