import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useChartRootRef } from '@mui/x-charts/hooks';
import type { ChartProApi } from '@mui/x-charts-pro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { museumYear } from '../dataset/museum';

/* preview-start */
function ReportCard({ children }: React.PropsWithChildren) {
  const rootRef = useChartRootRef();
  return (
    <Box ref={rootRef} sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      {children}
    </Box>
  );
}
/* preview-end */

export default function WrappedExport() {
  const apiRef = React.useRef<ChartProApi<'composition'>>(undefined);
  return (
    <>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={220}
        dataset={museumYear}
        xAxis={[
          {
            scaleType: 'band',
            dataKey: 'month',
            colorMap: {
              type: 'ordinal',
              values: ['May', 'Jun'],
              colors: ['#00897b', '#00897b'],
              unknownColor: '#80cbc4',
            },
          },
        ]}
        series={[{ type: 'bar', dataKey: 'schools', label: 'Students (thousands)' }]}
      >
        <ReportCard>
          <Typography variant="body2" color="text.secondary">
            Students on school visits, 2025
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="h5" component="p">
              71,100
            </Typography>
            <Chip size="small" color="success" variant="outlined" label="+12%" />
          </Box>
          <ChartsSurface aria-label="Students on school visits by month, in thousands">
            <BarPlot borderRadius={4} />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
          <Typography variant="caption">
            In thousands. May and June are the busiest months.
          </Typography>
        </ReportCard>
        <ChartsTooltip />
      </ChartDataProviderPro>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button onClick={() => apiRef.current?.exportAsImage({ fileName: 'school-visits' })}>
          Save PNG
        </Button>
        <Button onClick={() => apiRef.current?.exportAsPrint({ fileName: 'School visits' })}>
          Print
        </Button>
      </Box>
    </>
  );
}
