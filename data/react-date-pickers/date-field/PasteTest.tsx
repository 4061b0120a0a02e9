import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';

const samples = ['04/17/2031', '4/7/2031', '2031-04-17', '17 April 2031', '09', 'tomorrow'];

export default function PasteTest() {
  const [sample, setSample] = React.useState('04/17/2031');
  const [copied, setCopied] = React.useState('');
  const [value, setValue] = React.useState<Dayjs | null>(null);

  const copy = () => {
    navigator.clipboard.writeText(sample).then(
      () => setCopied(`Copied ${sample}`),
      () => setCopied('The browser blocked the clipboard. Copy the text by hand.'),
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1}>
          <TextField
            select
            fullWidth
            label="Text to copy"
            value={sample}
            onChange={(event) => setSample(event.target.value)}
          >
            {samples.map((text) => (
              <MenuItem key={text} value={text}>
                <bdi>{text}</bdi>
              </MenuItem>
            ))}
          </TextField>
          <Button variant="outlined" onClick={copy}>
            Copy
          </Button>
        </Stack>
        {/* preview-start */}
        <DateField
          label="Paste it here"
          format="MM/DD/YYYY"
          helperText="MM/DD/YYYY"
          value={value}
          onChange={setValue}
        />
        {/* preview-end */}
        <Typography variant="body2" role="status" sx={{ minBlockSize: '3lh' }}>
          Value: {value?.isValid() ? value.format('MMMM D, YYYY') : 'no valid date'}
          <br />
          {copied}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
