import type { Change } from '../../core/changes';
import type { Certainty } from '../../core/finder/certainty';
import type { Finding } from '../../core/finder/findChanges';
import type { InterfaceText } from '../../core/interfaceText';
import { useTranslate } from '../../providers/useTranslate';
import { InlineMarkdown } from './InlineMarkdown';
import styles from './nameFinder.module.css';

/** More than that nobody reads; the guides have them all. */
const MOST_SHOWN = 200;
const MOST_LINES = 8;

const CERTAINTIES: Readonly<Record<Certainty, InterfaceText>> = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'Possible',
};

const PRODUCTS: Partial<Record<Finding['migration']['product'], string>> = {
  'x-data-grid': 'Data Grid',
  'x-date-pickers': 'Date and Time Pickers',
  'x-charts': 'Charts',
  'x-tree-view': 'Tree View',
};

/** The changes that were found, each with its lines, what to do, and the guide that explains it. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const translate = useTranslate();
  const hidden = findings.length - MOST_SHOWN;
  return (
    <>
      <ul className={styles.findings}>
        {findings.slice(0, MOST_SHOWN).map((finding) => (
          <FindingItem key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
      {hidden > 0 && <p>{translate('{{count}} more are not shown.', { count: hidden })}</p>}
    </>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const translate = useTranslate();
  const { migration, change, lines, certainty, later } = finding;
  return (
    <li className={styles.finding}>
      <div className={styles.name}>
        <code dir="ltr">{writtenName(change)}</code>
        <span className={styles.mark} data-certainty={certainty}>
          {translate(CERTAINTIES[certainty])}
        </span>
        <span className={styles.lines}>{linesText(lines, translate)}</span>
      </div>
      <p lang="en" dir="ltr">
        <InlineMarkdown text={change.does} />
      </p>
      {later.map((one) => (
        <p key={keyOf(one)} lang="en" dir="ltr">
          <span className={styles.later}>
            {translate('Changed again in v{{version}}:', { version: one.migration.to })}
          </span>{' '}
          <code>{writtenName(one.change)}</code>: <InlineMarkdown text={one.change.does} />
        </p>
      ))}
      {change.codemod !== undefined && (
        <p>
          <code dir="ltr">{codemodCommand(change.codemod)}</code>
        </p>
      )}
      <p>
        <a href={`${migration.pathname}#${change.section}`}>
          {translate('{{product}}: upgrade to v{{version}}', {
            product: PRODUCTS[migration.product] ?? migration.product,
            version: migration.to,
          })}
        </a>
      </p>
    </li>
  );
}

function keyOf({ migration, change }: Pick<Finding, 'migration' | 'change'>): string {
  const { what, old, value = '', of = [] } = change;
  return [migration.pathname, what, old, value, ...of].join(' ');
}

function writtenName({ what, old, value }: Change): string {
  const name = what === 'class' ? `.${old}` : old;
  return value === undefined ? name : `${name}: '${value}'`;
}

/** The command of one codemod: `npx @mui/x-codemod@8 v8.0.0/charts/… src`. */
function codemodCommand(codemod: string): string {
  const major = /^v(\d+)/.exec(codemod)?.[1] ?? 'latest';
  return `npx @mui/x-codemod@${major} ${codemod} src`;
}

function linesText(lines: readonly number[], translate: ReturnType<typeof useTranslate>): string {
  if (lines.length === 1) return translate('Line {{line}}', { line: lines[0]! });
  const shown = lines.slice(0, MOST_LINES).join(', ');
  return translate('Lines {{lines}}', { lines: lines.length > MOST_LINES ? `${shown}, …` : shown });
}
