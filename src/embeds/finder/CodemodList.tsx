import { Fragment } from 'react';
import { attribute } from '../../core/dom/attribute';
import { CopyAttribute, CopyClass } from '../../core/dom/copy';
import type { Finding } from '../../core/finder/findChanges';
import { RUN_ONCE } from '../../core/finder/runOnce';
import { useTranslate } from '../../providers/useTranslate';
import styles from './nameFinder.module.css';

/** The codemods that do some of the changes, each once, as commands to copy. */
export function CodemodList({ findings }: { findings: readonly Finding[] }) {
  const translate = useTranslate();
  const counts = new Map<string, number>();
  for (const { change } of findings) {
    if (change.codemod === undefined) continue;
    counts.set(change.codemod, (counts.get(change.codemod) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  return (
    <details className={styles.codemods} open={counts.size <= MOST_OPEN}>
      <summary>
        {translate('Codemods for {{count}} of the changes', {
          count: [...counts.values()].reduce((sum, count) => sum + count, 0),
        })}
      </summary>
      {[...counts.keys()].map((codemod) => (
        // `boot/copy.ts` answers the button.
        <Fragment key={codemod}>
          {RUN_ONCE.includes(codemod) && (
            <p className={styles.once}>
              {translate(
                'Run this codemod only once, either by itself or as part of a preset, and not on code that is already upgraded:',
              )}
            </p>
          )}
          <figure className={CopyClass.block} dir="ltr">
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways */}
            <pre tabIndex={0}>
              <code>{codemodCommand(codemod)}</code>
            </pre>
            <button
              type="button"
              className="copy-button"
              {...attribute(CopyAttribute.code)}
              aria-label={translate('Copy code')}
            >
              <span className={CopyClass.label}>{translate('Copy')}</span>
            </button>
          </figure>
        </Fragment>
      ))}
    </details>
  );
}

/** More commands than that would push the changes themselves out of sight. */
const MOST_OPEN = 3;

/** The command of one codemod: `npx @mui/x-codemod@8 v8.0.0/charts/… src`. */
function codemodCommand(codemod: string): string {
  const major = /^v(\d+)/.exec(codemod)?.[1] ?? 'latest';
  return `npx @mui/x-codemod@${major} ${codemod} src`;
}
