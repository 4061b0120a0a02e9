import { productName } from '../../core/xProducts';
import type { Change } from '../../core/changes';
import type { Certainty } from '../../core/finder/certainty';
import type { Finding } from '../../core/finder/findChanges';
import type { InterfaceText } from '../../core/interfaceText';
import { useTranslate } from '../../providers/useTranslate';
import { CodemodList } from './CodemodList';
import { GuideLink } from './GuideLink';
import { InlineMarkdown } from './InlineMarkdown';
import { linesText } from './linesText';
import styles from './nameFinder.module.css';

/** More than that nobody reads; the guides have them all. */
const MOST_SHOWN = 200;

const CERTAINTIES: Readonly<Record<Certainty, InterfaceText>> = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'Possible',
};

/**
 * The changes that were found, each with its lines, what to do, and the guide that explains it. Those
 * that need no edit are folded at the end.
 */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const translate = useTranslate();
  const open = findings.filter(({ isSettled }) => !isSettled);
  const settled = findings.filter(({ isSettled }) => isSettled);
  return (
    <>
      <ProductCounts findings={open} />
      <CodemodList findings={open} />
      <Findings findings={open} />
      {settled.length > 0 && (
        <details className={styles.settled}>
          <summary>
            {translate('Probably nothing to do: {{count}}', { count: settled.length })}
          </summary>
          <Findings findings={settled} />
        </details>
      )}
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
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

/** How many of them are of each product, where they are of several. */
function ProductCounts({ findings }: { findings: readonly Finding[] }) {
  const counts = new Map<string, number>();
  for (const { migration } of findings) {
    const name = productName(migration.product);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size < 2) return null;
  return (
    <ul className={styles.counts}>
      {[...counts].map(([name, count]) => (
        <li key={name}>
          {name}: {count}
        </li>
      ))}
    </ul>
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
          {translate('Codemod')}: <code dir="ltr">{change.codemod.split('/').at(-1)}</code>
        </p>
      )}
      <GuideLink migration={migration} section={change.section} />
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
