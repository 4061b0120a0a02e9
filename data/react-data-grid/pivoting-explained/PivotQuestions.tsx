import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales } from '../dataset/fruitSales';

const models: Record<string, GridPivotModel> = {
  /* preview-start */
  'What are the sales of each product by quarter?': {
    rows: [{ field: 'product' }],
    columns: [{ field: 'quarter' }],
    values: [{ field: 'sales', aggFunc: 'sum' }],
  },
  'How many sales were there by region and size?': {
    rows: [{ field: 'region' }, { field: 'size' }],
    columns: [],
    values: [{ field: 'id', aggFunc: 'size' }],
  },
  /* preview-end */
  'What is the average profit by size and region?': {
    rows: [{ field: 'size' }],
    columns: [{ field: 'region' }],
    values: [{ field: 'profit', aggFunc: 'avg' }],
  },
};

const columns = [{ field: 'id', headerName: 'Records' }, ...fruitColumns];
const hideId = { columns: { columnVisibilityModel: { id: false } } };

export default function PivotQuestions() {
  const [question, setQuestion] = React.useState(Object.keys(models)[0]!);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        size="small"
        value={question}
        onChange={(_event, value: string | null) => value && setQuestion(value)}
        aria-label="Question"
        sx={{
          mb: 2,
          '& button': { textTransform: 'none', textAlign: 'start', justifyContent: 'flex-start' },
        }}
      >
        {Object.keys(models).map((text) => (
          <ToggleButton key={text} value={text}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGridPremium
        rows={fruitSales}
        columns={columns}
        initialState={hideId}
        pivotActive
        pivotModel={models[question]}
        defaultGroupingExpansionDepth={models[question]!.rows.length - 1}
        density="compact"
        hideFooter
        aria-label={question}
      />
    </>
  );
}
