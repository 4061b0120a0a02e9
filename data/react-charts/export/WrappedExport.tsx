import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useChartRootRef } from '@mui/x-charts/hooks';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import type { ChartProApi } from '@mui/x-charts-pro/context';
import { museumYear } from '../dataset/museum';

/** What stands inside is in the file. */
function ExportedPart({ children }: React.PropsWithChildren) {
  const rootRef = useChartRootRef();
  return (
    <Box ref={rootRef} sx={{ p: 2, border: 1, borderColor: 'divider' }}>
      {children}
    </Box>
  );
}

export default function WrappedExport() {
  const apiRef = React.useRef<ChartProApi<'composition'>>(undefined);
  return (
    <>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={240}
        dataset={museumYear}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        series={[{ type: 'bar', dataKey: 'schools', label: 'School classes' }]}
      >
        <ExportedPart>
          <Typography sx={{ fontWeight: 600 }}>School classes by month</Typography>
          <ChartsLegend />
          <ChartsSurface title="Visitors in school classes in 2025, in thousands">
            <BarPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
          <Typography variant="caption">In thousands of visitors, 2025</Typography>
        </ExportedPart>
        <ChartsTooltip />
      </ChartDataProviderPro>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button onClick={() => apiRef.current?.exportAsImage({ fileName: 'school-classes' })}>
          Save PNG
        </Button>
        <Button onClick={() => apiRef.current?.exportAsPrint({ fileName: 'School classes' })}>
          Print
        </Button>
      </Box>
    </>
  );
}
