import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipCell,
  ChartsTooltipContainer,
  ChartsTooltipPaper,
  ChartsTooltipRow,
  ChartsTooltipTable,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { coffeeSeasons, millions, seasonName } from '../dataset/coffee';

function SortedRows() {
  /* preview-start */
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) return null;

  const rows = axis.seriesItems
    .flatMap((row) => (typeof row.value === 'number' ? [{ ...row, value: row.value }] : []))
    .sort((a, b) => b.value - a.value);
  const total = rows.reduce((sum, row) => sum + row.value, 0);
  /* preview-end */

  return (
    <ChartsTooltipPaper>
      <ChartsTooltipTable>
        <Typography component="caption">{axis.axisFormattedValue}</Typography>
        <tbody>
          {rows.map(({ seriesId, color, formattedLabel, formattedValue, markType }) => (
            <ChartsTooltipRow key={seriesId}>
              <ChartsTooltipCell component="th">
                <Box component="span" sx={{ display: 'inline-block', mx: 1 }}>
                  <ChartsLabelMark type={markType} color={color} />
                </Box>
                {formattedLabel}
              </ChartsTooltipCell>
              <ChartsTooltipCell component="td">{formattedValue}</ChartsTooltipCell>
            </ChartsTooltipRow>
          ))}
          <ChartsTooltipRow>
            <ChartsTooltipCell component="th" sx={{ fontWeight: 700 }}>
              Total
            </ChartsTooltipCell>
            <ChartsTooltipCell component="td" sx={{ fontWeight: 700 }}>
              {millions(total)}
            </ChartsTooltipCell>
          </ChartsTooltipRow>
        </tbody>
      </ChartsTooltipTable>
    </ChartsTooltipPaper>
  );
}

function TotalsTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <SortedRows />
    </ChartsTooltipContainer>
  );
}

export default function TotalsTable() {
  return (
    <BarChart
      height={280}
      aria-label="Coffee exports by season, stacked by country"
      dataset={coffeeSeasons}
      xAxis={[{ dataKey: 'season', scaleType: 'band', valueFormatter: seasonName }]}
      yAxis={[{ width: 60 }]}
      series={[
        { dataKey: 'brazil', label: 'Brazil', stack: 'total', valueFormatter: millions },
        { dataKey: 'vietnam', label: 'Vietnam', stack: 'total', valueFormatter: millions },
        { dataKey: 'colombia', label: 'Colombia', stack: 'total', valueFormatter: millions },
      ]}
      slots={{ tooltip: TotalsTooltip }}
    />
  );
}
