import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function PickWithButtons() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'guests',
    dataIndex: 5,
  });
  const seriesId = item?.seriesId ?? 'guests';
  const dataIndex = item?.dataIndex ?? 0;

  return (
    <>
      {/* preview-start */}
      <BarChart
        height={260}
        aria-label="Rides by weekday"
        highlightedItem={item}
        onHighlightChange={setItem}
        xAxis={[{ data: weekdays }]}
        series={[
          { id: 'members', label: 'Members', data: memberRides, highlightScope },
          { id: 'guests', label: 'Guests', data: guestRides, highlightScope },
        ]}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, px: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Highlighted series"
          value={item ? seriesId : null}
          onChange={(_event, id: string | null) => setItem(id ? { seriesId: id, dataIndex } : null)}
        >
          <ToggleButton value="members" sx={{ textTransform: 'none', px: 2 }}>
            Members
          </ToggleButton>
          <ToggleButton value="guests" sx={{ textTransform: 'none', px: 2 }}>
            Guests
          </ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flex: '1 1 200px' }}>
          <Slider
            aria-label="Highlighted day"
            size="small"
            max={6}
            value={dataIndex}
            getAriaValueText={(index) => weekdays[index] ?? ''}
            onChange={(_event, index) => setItem({ seriesId, dataIndex: index })}
          />
        </Box>
        <Typography
          variant="body2"
          role="status"
          sx={{ flexBasis: '100%', fontFamily: 'monospace' }}
        >
          {item ? `seriesId: ${item.seriesId}, dataIndex: ${item.dataIndex}` : 'null'}
        </Typography>
      </Box>
    </>
  );
}
