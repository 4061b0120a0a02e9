import { PLAN_NAMES } from '../core/plans';
import { useTranslate } from '../providers/useTranslate';
import styles from './palette.module.css';
import type { ResultLink, TextPiece } from './results';
import type { PaletteModel } from './usePalette';

interface ResultOptionProps {
  id: string;
  link: ResultLink;
  /** The way to the page. */
  trail?: readonly string[];
  /** Whether it is a place on the page above it. */
  isBelow?: boolean;
  icon: 'page' | 'code' | 'section';
  palette: PaletteModel;
}

const FATES = {
  removed: 'Removed in v{{version}}',
  renamed: 'Renamed in v{{version}}',
  deprecated: 'Deprecated in v{{version}}',
  changed: 'Changed in v{{version}}',
} as const;

/** A result: a link that is an option of the list. `boot/links.ts` follows it like every other. */
export function ResultOption({ id, link, trail = [], isBelow, icon, palette }: ResultOptionProps) {
  const translate = useTranslate();
  const { href, title, isCode, plan, excerpt, change } = link;
  const option = { kind: 'result', id, link } as const;
  return (
    <a
      id={id}
      role="option"
      aria-selected={id === palette.activeId}
      tabIndex={-1}
      href={href}
      className={`${styles.option} ${isBelow ? styles.below : ''}`}
      onPointerMove={() => palette.activate(id)}
      onClick={({ ctrlKey, metaKey, shiftKey }) =>
        palette.choose(option, ctrlKey || metaKey || shiftKey)
      }
    >
      <span className={`icon icon-result-${icon} ${styles.mark}`} />
      <span className={styles.text}>
        <span className={styles.heading}>
          <span className={isCode ? styles.code : styles.title}>
            <Pieces pieces={title} />
          </span>
          {plan && (
            <span
              className={`icon icon-${plan} plan-${plan}`}
              role="img"
              aria-label={translate(PLAN_NAMES[plan])}
              title={translate(PLAN_NAMES[plan])}
            />
          )}
          {change && (
            <span className={`chip ${styles.change}`}>
              {translate(FATES[change.fate], { version: change.version })}
            </span>
          )}
          {trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')}</span>}
        </span>
        {excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <Pieces pieces={excerpt} />
          </span>
        )}
      </span>
      <kbd className={styles.enter} aria-hidden="true">
        ↵
      </kbd>
    </a>
  );
}

/** A text with its matches marked. */
function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(([text, isMatch], place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
