import { useTranslate } from '../providers/useTranslate';
import { recentId } from './listOptions';
import styles from './palette.module.css';
import type { PaletteModel } from './usePalette';

/** What the reader looked for lately; choosing one looks for it again. */
export function RecentSearchList({ palette }: { palette: PaletteModel }) {
  const translate = useTranslate();
  return (
    <div role="group" aria-labelledby="search-recent" className={styles.group}>
      <p id="search-recent" role="presentation" className={styles.groupTitle}>
        {translate('Recent searches')}
      </p>
      {palette.recent.map((query, place) => {
        const id = recentId(place);
        return (
          // The field has the focus and hears the keys (`usePalette`).
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={query}
            id={id}
            role="option"
            tabIndex={-1}
            aria-selected={id === palette.activeId}
            className={styles.option}
            dir="auto"
            onPointerMove={() => palette.activate(id)}
            onClick={() => palette.choose({ kind: 'recent', id, query }, false)}
          >
            <span className={`icon icon-recent ${styles.mark}`} />
            <span className={styles.title}>{query}</span>
          </div>
        );
      })}
    </div>
  );
}
