import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
const counts = new Map<number, number>();
for (const { year } of films) counts.set(year, (counts.get(year) ?? 0) + 1);
const [largestYear] = [...counts].sort(([, a], [, b]) => b - a)[0]!;

const isLargest: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingKey === largestYear;
/* preview-end */

const initialState = {
  rowGrouping: { model: ['year'] },
  columns: { columnVisibilityModel: { year: false } },
};

export default function OpenBiggestGroup() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      isGroupExpandedByDefault={isLargest}
      hideFooter
      aria-label="Films by year. The year with the most films is expanded"
    />
  );
}
