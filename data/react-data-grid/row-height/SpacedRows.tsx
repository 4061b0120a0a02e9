import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type DataGridProps, type GridRowSpacingParams } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

type SpacingType = NonNullable<DataGridProps['rowSpacingType']>;

/* preview-start */
const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 5,
  bottom: isLastVisible ? 5 : 0,
});
/* preview-end */

export default function SpacedRows() {
  const [spacingType, setSpacingType] = React.useState<SpacingType>('margin');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={spacingType}
        onChange={(_event, value: SpacingType | null) => value && setSpacingType(value)}
        aria-label="rowSpacingType"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="margin">margin</ToggleButton>
        <ToggleButton value="border">border</ToggleButton>
      </ToggleButtonGroup>
      <DataGrid
        rows={orders}
        columns={orderColumns}
        getRowSpacing={getRowSpacing}
        rowSpacingType={spacingType}
        hideFooter
        aria-label="Orders with space between the rows"
        sx={{
          '& .MuiDataGrid-row': {
            bgcolor: 'action.hover',
            border: 0,
            borderStyle: 'solid',
            borderColor: 'primary.light',
          },
        }}
      />
    </>
  );
}
