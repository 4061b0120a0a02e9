import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rides = [38, 41, 29, 45, 52, 71, 66, 40, 43, 47, 44, 58, 83, 79];
const themes = {
  light: createTheme({ palette: { mode: 'light' } }),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

export default function ColorByMode() {
  const [isDark, setIsDark] = React.useState(true);

  return (
    <>
      <FormControlLabel
        label="Dark theme"
        control={<Switch checked={isDark} onChange={(_event, checked) => setIsDark(checked)} />}
      />
      <ThemeProvider theme={isDark ? themes.dark : themes.light}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2">One color for both modes</Typography>
          {/* preview-start */}
          <SparkLineChart
            height={60}
            data={rides}
            color="#7e57c2"
            role="img"
            aria-label="Rides, one color"
          />
          <Typography variant="body2">A color for each mode</Typography>
          <SparkLineChart
            height={60}
            data={rides}
            color={(mode) => (mode === 'dark' ? '#ffd54f' : '#6a1b9a')}
            role="img"
            aria-label="Rides, a color for each mode"
          />
          {/* preview-end */}
        </Paper>
      </ThemeProvider>
    </>
  );
}
