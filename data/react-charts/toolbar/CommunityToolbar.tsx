import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { museumYear } from '../dataset/museum';

/** Reads the chart, so the hook works in every chart with bars. */
function useCopyTable() {
  const [isCopied, setIsCopied] = React.useState(false);
  const categories: readonly string[] = useXAxis().data ?? [];
  const series = useBarSeries();
  const rows = categories.map((name, index) => [name, ...series.map(({ data }) => data[index])]);
  const copy = () =>
    navigator.clipboard
      .writeText(rows.map((row) => row.join('\t')).join('\n'))
      .then(() => setIsCopied(true));
  return { copy, label: isCopied ? `Copied ${rows.length} rows` : 'Copy for a spreadsheet' };
}

/* preview-start */
function CopyToolbar() {
  const { copy, label } = useCopyTable();
  return (
    <Toolbar style={{ width: '100%' }}>
      <ToolbarButton onClick={copy} render={<Button size="small">{label}</Button>} />
    </Toolbar>
  );
}

export default function CommunityToolbar() {
  return (
    <BarChart
      showToolbar
      slots={{ toolbar: CopyToolbar }}
      /* preview-end */
      height={260}
      aria-label="Museum visitors by month in 2025, in thousands"
      dataset={museumYear}
      xAxis={[{ dataKey: 'month' }]}
      series={[
        { dataKey: 'tickets', label: 'Tickets', stack: 'visitors', color: '#5c6bc0' },
        { dataKey: 'schools', label: 'School classes', stack: 'visitors', color: '#ffb300' },
      ]}
      borderRadius={4}
    />
  );
}
