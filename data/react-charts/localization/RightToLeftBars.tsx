import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { museumYear } from '../dataset/museum';

const months = new Intl.DateTimeFormat('ar-EG', { month: 'long' });
const numbers = new Intl.NumberFormat('ar-EG');
const firstHalf = museumYear.slice(0, 6);

export default function RightToLeftBars() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang="ar">
        <BarChart
          height={260}
          aria-label="زوار المتحف بالآلاف حسب الشهر"
          /* preview-start */
          xAxis={[
            {
              data: firstHalf.map((_, month) => months.format(new Date(2025, month, 1))),
              reverse: true,
            },
          ]}
          yAxis={[{ position: 'right', valueFormatter: numbers.format }]}
          /* preview-end */
          series={[
            {
              data: firstHalf.map(({ tickets }) => tickets),
              label: 'الزوار بالآلاف',
              valueFormatter: (value) => numbers.format(value ?? 0),
              color: '#00897b',
            },
          ]}
          borderRadius={4}
        />
      </div>
    </ThemeProvider>
  );
}
