import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { clearChoice, readChoice, writeChoice } from './choice';
import ControlPanel from './ControlPanel';
import CopyButton from './CopyButton';
import { pickers } from './pickers';
import { propsOf, sourceOf } from './source';
import { useLink } from './useLink';

/** A picker reads these props only when it mounts. */
const READ_ONCE = ['views', 'openTo', 'defaultValue', 'referenceDate', 'defaultRangePosition'];

export default function PickersPlayground() {
  const [search, setSearch] = useLink();
  const choice = readChoice(search);
  const { picker, options } = choice;
  const Picker = picker.component;
  const code = sourceOf(choice);
  const choose = (name: string, label: string) => setSearch(writeChoice(search, name, label));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
          gridTemplateAreas: {
            xs: '"picker" "stage" "props" "code"',
            sm: '"picker stage" "props stage" "props code"',
          },
          gridTemplateRows: { sm: 'auto auto minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={1.5} sx={{ gridArea: 'picker' }}>
          <TextField
            select
            label="Picker"
            value={picker.name}
            onChange={(event) => choose('picker', event.target.value)}
            slotProps={{ select: { native: true } }}
          >
            {pickers.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </TextField>
          <Stack direction="row" spacing={1}>
            <CopyButton label="Copy link" getText={() => window.location.href} />
            <Button size="small" onClick={() => setSearch(clearChoice(search))}>
              Reset props
            </Button>
          </Stack>
        </Stack>
        <Box sx={{ gridArea: 'stage', minHeight: 72, overflowX: 'auto', pt: 1 }}>
          <Picker
            key={[picker.name, ...READ_ONCE.map((name) => options.get(name)?.label)].join('|')}
            {...propsOf(choice)}
          />
        </Box>
        <Stack
          spacing={3}
          sx={{ gridArea: 'props', height: { xs: 320, sm: 640 }, overflowY: 'auto', py: 1, pr: 1 }}
        >
          <ControlPanel choice={choice} onChoose={choose} />
        </Stack>
        <Stack spacing={1} sx={{ gridArea: 'code', alignItems: 'flex-start', minWidth: 0 }}>
          <CopyButton label="Copy code" getText={() => code} />
          <Box
            component="pre"
            dir="ltr"
            tabIndex={0}
            aria-label="Code of this picker"
            role="region"
            sx={{
              m: 0,
              p: 2,
              boxSizing: 'border-box',
              width: '100%',
              maxHeight: 240,
              overflow: 'auto',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              fontSize: 13,
              lineHeight: 1.5,
            }}
          >
            {code}
          </Box>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
