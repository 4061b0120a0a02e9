import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight number' },
  { field: 'route', headerName: 'Route' },
  { field: 'remark', headerName: 'Remark' },
];

export default function AutosizePlayground() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);
  const [onlyRemark, setOnlyRemark] = React.useState(false);

  /* preview-start */
  const autosize = () =>
    apiRef.current?.autosizeColumns({
      columns: onlyRemark ? ['remark'] : undefined,
      includeHeaders,
      includeOutliers,
      expand,
    });
  /* preview-end */
  const reset = () => columns.forEach(({ field }) => apiRef.current?.setColumnWidth(field, 100));

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', columnGap: 1 }}>
        <Option label="includeHeaders" value={includeHeaders} onChange={setIncludeHeaders} />
        <Option label="includeOutliers" value={includeOutliers} onChange={setIncludeOutliers} />
        <Option label="expand" value={expand} onChange={setExpand} />
        <Option label="columns: ['remark']" value={onlyRemark} onChange={setOnlyRemark} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
        <Button size="small" variant="outlined" onClick={autosize}>
          Autosize
        </Button>
        <Button size="small" onClick={reset}>
          Reset
        </Button>
      </Box>
      <DataGrid
        apiRef={apiRef}
        rows={flights}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Flights to autosize"
      />
    </>
  );
}

interface OptionProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

function Option({ label, value, onChange }: OptionProps) {
  return (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: 'caption' } }}
      control={
        <Switch size="small" checked={value} onChange={(event) => onChange(event.target.checked)} />
      }
    />
  );
}
