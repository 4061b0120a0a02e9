import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';

interface ArticleEditorProps extends GridRenderEditCellParams<Order, string> {
  delay: number;
  onUpdate: (value: string) => void;
}

function ArticleEditor({ id, field, value, hasFocus, delay, onUpdate }: ArticleEditorProps) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);
  React.useEffect(() => onUpdate(value ?? ''), [onUpdate, value]);

  /* preview-start */
  const [text, setText] = React.useState(value ?? '');

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value;
    setText(next);
    apiRef.current.setEditCellValue({ id, field, value: next, debounceMs: delay });
  };
  /* preview-end */

  return (
    <InputBase
      fullWidth
      value={text}
      onChange={handleChange}
      inputRef={inputRef}
      inputProps={{ 'aria-label': 'Article' }}
      sx={{ px: 1.25, font: 'inherit' }}
    />
  );
}

export default function DebouncedTextEditor() {
  const [delay, setDelay] = React.useState(400);
  const [values, setValues] = React.useState<string[]>([]);

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const addValue = (value: string) => setValues((all) => [...all, value]);
    return [
      { field: 'customer', headerName: 'Customer', width: 150 },
      {
        field: 'article',
        headerName: 'Article',
        flex: 1,
        minWidth: 130,
        editable: true,
        renderEditCell: (params) => <ArticleEditor {...params} delay={delay} onUpdate={addValue} />,
      },
    ];
  }, [delay]);

  return (
    <>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 1, pb: 1 }}>
        <Typography variant="body2" id="debounce-delay" sx={{ whiteSpace: 'nowrap' }}>
          debounceMs: {delay}
        </Typography>
        <Slider
          value={delay}
          onChange={(_event, next) => setDelay(next)}
          step={100}
          max={1000}
          aria-labelledby="debounce-delay"
        />
      </Stack>
      <Typography variant="body2" role="status" sx={{ px: 1, pb: 1 }}>
        Updates: {Math.max(0, values.length - 1)}, latest value: {values.at(-1) ?? '–'}
      </Typography>
      <DataGrid
        rows={orders}
        columns={columns}
        onCellEditStart={() => setValues([])}
        hideFooter
        aria-label="Articles of orders"
      />
    </>
  );
}
