import { useTranslate } from '../providers/useTranslate';
import styles from './palette.module.css';
import { PaletteStatus } from './PaletteStatus';
import { RecentSearchList } from './RecentSearchList';
import { ResultGroupList } from './ResultGroupList';
import type { PaletteModel } from './usePalette';

/** Id of the list that the field controls. */
export const LIST_ID = 'search-results';

/** What was found, or why there is nothing. */
export function PaletteResults({ query, palette }: { query: string; palette: PaletteModel }) {
  const translate = useTranslate();
  const { answer, isCurrent, recent } = palette;
  const isEmpty = query.trim() === '';
  return (
    <div className={styles.results} aria-busy={!isCurrent}>
      <PaletteStatus query={query} palette={palette} />
      <div id={LIST_ID} role="listbox" aria-label={translate('Results')} className={styles.list}>
        {recent.length > 0 && <RecentSearchList palette={palette} />}
        {answer?.groups.map((group, place) => (
          <ResultGroupList
            key={`${place} ${group.product}`}
            group={group}
            place={place}
            palette={palette}
            isStart={isEmpty}
          />
        ))}
      </div>
    </div>
  );
}
