import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { museumYear } from '../dataset/museum';

const types = ['image/png', 'image/jpeg', 'image/webp'];

export default function ChooseFormats() {
  const [print, setPrint] = React.useState(true);
  const [chosen, setChosen] = React.useState(['image/png', 'image/jpeg']);
  const [fileName, setFileName] = React.useState('visitors-2025');
  const toggle = (type: string, isOn: boolean) =>
    setChosen(types.filter((each) => (each === type ? isOn : chosen.includes(each))));

  return (
    <>
      <FormGroup row role="group" aria-label="Entries of the export menu">
        <FormControlLabel
          control={<Checkbox checked={print} onChange={(_event, isOn) => setPrint(isOn)} />}
          label="Print"
        />
        {types.map((type) => (
          <FormControlLabel
            key={type}
            control={
              <Checkbox
                checked={chosen.includes(type)}
                onChange={(_event, isOn) => toggle(type, isOn)}
              />
            }
            label={type}
          />
        ))}
      </FormGroup>
      <TextField
        size="small"
        label="File name"
        value={fileName}
        onChange={(event) => setFileName(event.target.value)}
        sx={{ my: 1 }}
      />
      <BarChartPro
        showToolbar
        height={260}
        title="Tickets by month in 2025, in thousands"
        dataset={museumYear}
        xAxis={[{ dataKey: 'month' }]}
        series={[{ dataKey: 'tickets', label: 'Tickets' }]}
        slotProps={{
          toolbar: {
            printOptions: { fileName, disableToolbarButton: !print },
            imageExportOptions: chosen.map((type) => ({ type, fileName })),
          },
        }}
      />
    </>
  );
}
