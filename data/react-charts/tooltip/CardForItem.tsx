import Avatar from '@mui/material/Avatar';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { exporters } from '../dataset/coffee';

const points = exporters.map(({ bags, price, code }) => ({ x: bags, y: price, id: code }));
const totalBags = exporters.reduce((sum, { bags }) => sum + bags, 0);

function ExporterCard({ code, country, bags, price }: (typeof exporters)[number]) {
  return (
    <Paper elevation={6} sx={{ p: 2, m: 1, inlineSize: 220 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
        <Avatar sx={{ bgcolor: '#6d4c41', color: '#fff', fontSize: 15 }}>{code}</Avatar>
        <div>
          <Typography variant="subtitle2">{country}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Price: ${price.toFixed(2)}/kg
          </Typography>
        </div>
      </Stack>
      <LinearProgress
        aria-label="Share of the bags of six countries"
        variant="determinate"
        value={(100 * bags) / totalBags}
      />
      <Typography variant="caption">Exported: {bags / 1000} million bags</Typography>
    </Paper>
  );
}

/* preview-start */
function ExporterContent() {
  const item = useItemTooltip<'scatter'>();
  const exporter = item && exporters[item.identifier.dataIndex];
  return exporter ? <ExporterCard {...exporter} /> : null;
}

function ExporterTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <ExporterContent />
    </ChartsTooltipContainer>
  );
}
/* preview-end */

export default function CardForItem() {
  return (
    <ScatterChart
      height={280}
      aria-label="Price of coffee by amount exported"
      xAxis={[{ label: 'Thousand bags exported', min: 0 }]}
      yAxis={[{ label: 'Dollars per kilogram', min: 2 }]}
      series={[{ data: points, markerSize: 8, color: '#a1887f' }]}
      slots={{ tooltip: ExporterTooltip }}
      hideLegend
    />
  );
}
