import * as React from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { carbonOf, clock, demandOf, gridDay, priceOf } from './dataset/powerGrid';
import DashboardCard from './DashboardCard';
import KeyFigure from './KeyFigure';
import PowerByRegion from './PowerByRegion';
import PowerBySource from './PowerBySource';
import PowerMix from './PowerMix';
import RenewableGauge from './RenewableGauge';

const LAST = gridDay.length - 1;
const WIDE = { gridColumn: '1 / -1' };
const HALF = { gridColumn: { xs: 'span 3', md: 'span 2' } };
const LAST_CARD = { gridColumn: { xs: '1 / -1', md: 'span 2' } };

export default function PowerDashboard() {
  const [index, setIndex] = React.useState(26);
  const [isPlaying, setIsPlaying] = React.useState(false);
  const now = gridDay[index]!;

  React.useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setIndex((old) => (old + 1) % LAST), 600);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      }}
    >
      <Box sx={{ ...WIDE, display: 'flex', alignItems: 'center', gap: 2 }}>
        <IconButton
          color="primary"
          aria-label={isPlaying ? 'Pause the day' : 'Play the day'}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause /> : <PlayArrow />}
        </IconButton>
        <Slider
          aria-label="Time of day"
          max={LAST}
          value={index}
          onChange={(_event, value) => setIndex(value)}
          getAriaValueText={(value) => clock(value / 2)}
        />
        <Typography variant="h6" component="p" sx={{ minInlineSize: '3.5em' }}>
          {clock(now.hour)}
        </Typography>
      </Box>
      <KeyFigure title="Demand" unit="GW" values={gridDay.map(demandOf)} index={index} digits={1} />
      <KeyFigure title="Price" unit="€/MWh" values={gridDay.map(priceOf)} index={index} />
      <KeyFigure title="Carbon" unit="g/kWh" values={gridDay.map(carbonOf)} index={index} />
      <DashboardCard title="Production by source (GW)" sx={WIDE}>
        <PowerBySource hour={now.hour} />
      </DashboardCard>
      <DashboardCard title="Renewable share" sx={HALF}>
        <RenewableGauge moment={now} />
      </DashboardCard>
      <DashboardCard title="Energy mix" sx={HALF}>
        <PowerMix moment={now} />
      </DashboardCard>
      <DashboardCard title="Demand by region (GW)" sx={LAST_CARD}>
        <PowerByRegion moment={now} />
      </DashboardCard>
    </Box>
  );
}
