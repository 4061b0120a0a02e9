import { askedQueries } from './asked';
import { chartTaskQueries } from './chartTasks';
import { chartsQueries } from './charts';
import { dataGridQueries } from './dataGrid';
import { dataGridTaskQueries } from './dataGridTasks';
import { datePickersQueries } from './datePickers';
import { datePickerTaskQueries } from './datePickerTasks';
import { generalQueries } from './general';
import { migrationQueries } from './migration';
import { plainWordQueries } from './plainWords';
import type { SearchQuery } from './query';
import { treeViewQueries } from './treeView';

/** What the search is measured by (SPEC 9.2). */
export const searchQueries: readonly SearchQuery[] = [
  ...generalQueries,
  ...dataGridQueries,
  ...dataGridTaskQueries,
  ...datePickersQueries,
  ...datePickerTaskQueries,
  ...chartsQueries,
  ...chartTaskQueries,
  ...treeViewQueries,
  ...migrationQueries,
  ...askedQueries,
  ...plainWordQueries,
];
