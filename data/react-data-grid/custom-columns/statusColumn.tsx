import Chip, { type ChipProps } from '@mui/material/Chip';
import { GridEditSingleSelectCell, type GridColDef } from '@mui/x-data-grid';

interface Status {
  value: string;
  label: string;
  color: ChipProps['color'];
}

/** A chip for one of a few values, which users filter and edit by label. */
export const status = (options: Status[]) =>
  ({
    type: 'singleSelect',
    valueOptions: options,
    width: 130,
    editable: true,
    renderCell: ({ value, formattedValue }) =>
      value && (
        <Chip
          size="small"
          label={formattedValue}
          color={options.find((option) => option.value === value)?.color}
        />
      ),
    renderEditCell: (params) => <GridEditSingleSelectCell {...params} />,
  }) satisfies Partial<GridColDef>;
