import * as React from 'react';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';
import { dollars, spending } from '../dataset/spending';

export default function LegendFilter() {
  const [hidden, setHidden] = React.useState<readonly string[]>(['housing']);
  const toggle = (_event: unknown, { itemId }: SeriesLegendItemContext) => {
    const id = String(itemId);
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  };

  /* preview-start */
  const data = spending.map((item) => ({
    ...item,
    value: hidden.includes(item.id) ? 0 : item.value,
    label: (location: string) =>
      location === 'legend' && hidden.includes(item.id) ? `${item.label} (hidden)` : item.label,
  }));

  return (
    <PieChart
      slotProps={{ legend: { onItemClick: toggle } }}
      series={[{ data, innerRadius: '40%', valueFormatter: dollars }]}
      /* preview-end */
      height={220}
      aria-label="Spending in May in the selected categories"
    />
  );
}
