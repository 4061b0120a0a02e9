import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { exporters } from '../dataset/coffee';

const points = exporters.map(({ bags, price, code }) => ({ x: bags, y: price, id: code }));

function Card() {
  const item = useItemTooltip<'scatter'>();
  if (!item) return null;
  const exporter = exporters[item.identifier.dataIndex];
  return (
    <Paper
      elevation={4}
      sx={{ p: 1.5, m: 1, maxInlineSize: 200, borderInlineStart: `6px solid ${item.color}` }}
    >
      <Typography variant="subtitle2">{exporter?.country}</Typography>
      <Typography variant="body2">
        {item.value.x.toLocaleString('en-US')} thousand bags at ${item.value.y.toFixed(2)} a
        kilogram
      </Typography>
    </Paper>
  );
}

function CardTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <Card />
    </ChartsTooltipContainer>
  );
}

export default function CardForItem() {
  return (
    <ScatterChart
      height={260}
      title="Bags of coffee exported, and their price"
      xAxis={[{ label: 'Thousand bags', min: 0 }]}
      yAxis={[{ label: 'Dollars a kilogram', min: 2 }]}
      series={[{ data: points, markerSize: 7 }]}
      slots={{ tooltip: CardTooltip }}
      hideLegend
    />
  );
}
