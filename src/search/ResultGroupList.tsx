import { optionId } from './listOptions';
import styles from './palette.module.css';
import type { ResultGroup } from './results';
import { ResultOption } from './ResultOption';
import type { PaletteModel } from './usePalette';

interface ResultGroupListProps {
  group: ResultGroup;
  /** Place of the group among the others. */
  place: number;
  palette: PaletteModel;
  /** Whether these are pages to start from, and not results. */
  isStart: boolean;
}

/** The results of one product, each page with what was found on it. */
export function ResultGroupList({ group, place, palette, isStart }: ResultGroupListProps) {
  const titleId = `search-group-${place}`;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <p id={titleId} role="presentation" className={styles.groupTitle}>
        {group.title}
      </p>
      {group.items.map((item, itemPlace) => [
        <ResultOption
          key={item.href}
          id={optionId(place, itemPlace)}
          link={item}
          trail={item.trail}
          icon={isStart || !item.isCode ? 'page' : 'code'}
          palette={palette}
        />,
        ...item.below.map((link, below) => (
          <ResultOption
            key={link.href}
            id={optionId(place, itemPlace, below)}
            link={link}
            isBelow
            icon={link.isCode ? 'code' : 'section'}
            palette={palette}
          />
        )),
      ])}
    </div>
  );
}
