import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ChartProApi } from '@mui/x-charts-pro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { crowd, openDays, openHours } from '../dataset/museum';

export default function SaveAsImage() {
  const apiRef = React.useRef<ChartProApi<'heatmap'>>(undefined);
  const [type, setType] = React.useState('image/png');
  const [quality, setQuality] = React.useState(0.9);
  const [fileName, setFileName] = React.useState('busy-hours');

  return (
    <>
      <section aria-label="Visitors in the museum by hour and weekday">
        <Heatmap
          apiRef={apiRef}
          height={260}
          xAxis={[{ data: openHours }]}
          yAxis={[{ data: openDays }]}
          zAxis={[{ colorMap: { type: 'continuous', max: 370, color: ['#fdf0d5', '#a4133c'] } }]}
          series={[{ data: crowd, label: 'Visitors' }]}
        />
      </section>
      <RadioGroup row aria-label="Format" value={type} onChange={(_event, next) => setType(next)}>
        <FormControlLabel value="image/png" control={<Radio />} label="PNG" />
        <FormControlLabel value="image/jpeg" control={<Radio />} label="JPEG" />
        <FormControlLabel value="image/webp" control={<Radio />} label="WebP" />
      </RadioGroup>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', mb: 1 }}>
        <Box sx={{ inlineSize: 130, px: 1 }}>
          <Typography variant="body2" id="quality-label">
            Quality: {type === 'image/png' ? 'lossless' : quality}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="quality-label"
            disabled={type === 'image/png'}
            min={0.1}
            max={1}
            step={0.1}
            value={quality}
            onChange={(_event, next) => setQuality(next)}
          />
        </Box>
        <TextField
          size="small"
          label="File name"
          value={fileName}
          onChange={(event) => setFileName(event.target.value)}
          sx={{ inlineSize: 130 }}
        />
      </Box>
      {/* preview-start */}
      <Button
        variant="contained"
        onClick={() => apiRef.current?.exportAsImage({ type, quality, fileName })}
      >
        Save image
      </Button>
      {/* preview-end */}
    </>
  );
}
