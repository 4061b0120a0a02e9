import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { crowd, openDays, openHours } from '../dataset/museum';

export default function RestyledHover() {
  return (
    <div role="figure" aria-label="Visitors in the museum by hour and day">
      <Heatmap
        height={280}
        xAxis={[{ data: openHours, categoryGapRatio: 0.06 }]}
        yAxis={[{ data: openDays, categoryGapRatio: 0.1, width: 40 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 400, color: ['#cfe8fc', '#0b4f9c'] } }]}
        /* preview-start */
        series={[
          { label: 'Visitors', data: crowd, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
        sx={{
          [`& .${heatmapClasses.cell}`]: { rx: '6px', shapeRendering: 'auto' },
          [`& .${heatmapClasses.cell}.${heatmapClasses.faded}`]: { opacity: 0.5 },
          [`& .${heatmapClasses.cell}.${heatmapClasses.highlighted}`]: { rx: '18px' },
        }}
        /* preview-end */
      />
    </div>
  );
}
