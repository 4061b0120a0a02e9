import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { priceList, type Article } from '../dataset/priceList';

function DescriptionEditor(params: GridRenderEditCellParams<Article, string>) {
  const { id, field, value, hasFocus, colDef, row } = params;
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value ?? '');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useLayoutEffect(() => {
    if (!hasFocus || !input) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [hasFocus, input]);

  return (
    <>
      <div ref={setAnchor} style={{ inlineSize: '100%' }} />
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1, inlineSize: colDef.computedWidth }}>
          <InputBase
            multiline
            minRows={3}
            maxRows={8}
            fullWidth
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              const change = { id, field, value: event.target.value, debounceMs: 200 };
              apiRef.current.setEditCellValue(change, event);
            }}
            inputRef={setInput}
            inputProps={{ 'aria-label': `Description of ${row.name}` }}
          />
        </Paper>
      </Popper>
    </>
  );
}

const columns: GridColDef<Article>[] = [
  { field: 'id', headerName: 'Number', width: 80 },
  { field: 'name', headerName: 'Article', width: 120 },
  {
    field: 'description',
    headerName: 'Description',
    flex: 1,
    minWidth: 220,
    editable: true,
    renderEditCell: (params) => <DescriptionEditor {...params} />,
  },
];

export default function MultilineCells() {
  return (
    <DataGrid
      rows={priceList}
      columns={columns}
      /* preview-start */
      onCellEditStop={({ reason }, event) => {
        if (reason !== GridCellEditStopReasons.enterKeyDown || !('ctrlKey' in event)) return;
        const saves = event.ctrlKey || event.metaKey;
        if (!saves) event.defaultMuiPrevented = true; // Enter inserts a line break.
      }}
      /* preview-end */
      hideFooter
      aria-label="Price list with long descriptions"
    />
  );
}
