import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { optionsOf, type Choice } from './choice';
import { controlsOf } from './controls';

interface ControlPanelProps {
  choice: Choice;
  /** Gets the prop, and an empty label where the default is chosen. */
  onChoose: (path: string, label: string) => void;
}

/** A select for each prop of the picker, in groups. */
export default function ControlPanel({ choice, onChoose }: ControlPanelProps) {
  const { picker, options } = choice;
  const labels = new Map([...options].map(([path, { label }]) => [path, label]));
  const controls = controlsOf(picker);
  const groups = [...new Set(controls.map(({ group }) => group))];

  return groups.map((group) => (
    <Stack key={group} role="group" aria-label={`${group} props`} spacing={1.5}>
      <Typography variant="subtitle2" component="p">
        {group}
      </Typography>
      {controls
        .filter((control) => control.group === group)
        .map((control) => {
          const { path, note } = control;
          const isSet = options.has(path);
          return (
            <TextField
              key={path}
              select
              size="small"
              label={path}
              focused={isSet || undefined}
              value={labels.get(path) ?? ''}
              onChange={(event) => onChoose(path, event.target.value)}
              helperText={isSet && note?.(labels, picker)}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true, dir: 'ltr' } }}
            >
              <option value="">Default</option>
              {optionsOf(control, choice).map(({ label }) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </TextField>
          );
        })}
    </Stack>
  ));
}
