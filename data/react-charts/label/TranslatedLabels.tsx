import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { coffeeSeasons, seasonName } from '../dataset/coffee';

const messages = {
  English: { brazil: 'Brazil', title: 'Coffee exports in millions of dollars' },
  Español: { brazil: 'Brasil', title: 'Exportaciones de café en millones de dólares' },
  Français: { brazil: 'Brésil', title: 'Exportations de café en millions de dollars' },
};

export default function TranslatedLabels() {
  const [language, setLanguage] = React.useState<keyof typeof messages>('Español');
  const t = messages[language];

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, value: typeof language | null) => setLanguage(value ?? language)}
      >
        {Object.keys(messages).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 2 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* preview-start */}
      <BarChart
        height={220}
        aria-label={t.title}
        dataset={coffeeSeasons}
        xAxis={[{ dataKey: 'season', valueFormatter: seasonName }]}
        yAxis={[{ width: 60 }]}
        series={[{ dataKey: 'brazil', label: t.brazil }]}
      />
      {/* preview-end */}
    </>
  );
}
