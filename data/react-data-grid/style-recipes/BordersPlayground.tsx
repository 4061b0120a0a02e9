import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

const labels = {
  frame: 'Outer frame',
  rows: 'Lines between rows',
  separators: 'Header separators',
  vertical: 'Vertical lines',
};
type Line = keyof typeof labels;

export default function BordersPlayground() {
  const [lines, setLines] = React.useState<Line[]>([]);
  const has = (line: Line) => lines.includes(line);

  const grid = (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      /* preview-start */
      sx={{
        ...(!has('frame') && { border: 0 }),
        ...(!has('rows') && {
          [`& .${gridClasses.cell}`]: { borderTopColor: 'transparent' },
        }),
        ...(!has('separators') && {
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
        }),
      }}
      showCellVerticalBorder={has('vertical')}
      showColumnVerticalBorder={has('vertical')}
      /* preview-end */
      hideFooter
      aria-label="Mountain huts with the selected lines"
    />
  );

  return (
    <>
      <FormGroup row sx={{ mb: 1 }}>
        {(Object.keys(labels) as Line[]).map((line) => (
          <FormControlLabel
            key={line}
            label={labels[line]}
            control={
              <Checkbox
                size="small"
                checked={has(line)}
                onChange={(_event, isOn) =>
                  setLines(isOn ? [...lines, line] : lines.filter((other) => other !== line))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {grid}
    </>
  );
}
