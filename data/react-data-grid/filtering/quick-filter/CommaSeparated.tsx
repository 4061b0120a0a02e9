import { DataGrid, GridLogicOperator } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

/* preview-start */
const quickFilterProps = {
  quickFilterParser: (text: string) =>
    text
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  quickFilterFormatter: (phrases: string[]) => phrases.join(', '),
};
const slotProps = { toolbar: { quickFilterProps } };
/* preview-end */

const initialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['silent river', 'paper map'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};

export default function CommaSeparated() {
  return (
    <DataGrid
      rows={books}
      columns={bookColumns}
      initialState={initialState}
      slotProps={slotProps}
      showToolbar
      label="Books"
    />
  );
}
