import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ebikes, testMetrics } from '../dataset/ebikes';

export default function HoverBySeries() {
  const [item, setItem] = React.useState<HighlightItemData | null>({ seriesId: 'trail' });

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted e-bike"
        value={item?.seriesId ?? null}
        onChange={(_event, id: string | null) => setItem(id ? { seriesId: id } : null)}
      >
        {ebikes.map(({ id, label }) => (
          <ToggleButton key={id} value={id} sx={{ textTransform: 'none', px: 1.5 }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <RadarChart
        height={300}
        hideLegend
        role="img"
        aria-label="Grades of three e-bikes for six metrics"
        highlight="series"
        highlightedItem={item}
        onHighlightChange={setItem}
        slotProps={{ tooltip: { trigger: 'item' } }}
        radar={{ max: 10, metrics: testMetrics }}
        series={ebikes.map((bike) => ({ ...bike, fillArea: true }))}
      />
      {/* preview-end */}
    </>
  );
}
