import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import type { MemoryRequest, MemoryServer } from './memoryServer';

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** `start=0 end=9 sort=total:desc filter=status:is:Packed`. Empty models are left out. */
function describe({ method, path, params }: MemoryRequest): string {
  const { start, end, sortModel, filterModel, paginationModel: _unused, ...rest } = params;
  const { items = [], quickFilterValues = [] } = (filterModel ?? {}) as Partial<GridFilterModel>;
  const sorts = (sortModel ?? []) as GridSortModel;
  const parts = [
    start === undefined ? '' : `rows=${toText(start)}–${toText(end)}`,
    ...sorts.map(({ field, sort }) => `sort=${field}:${sort}`),
    ...items.map(({ field, operator, value }) => `filter=${field}:${operator}:${toText(value)}`),
    quickFilterValues.length > 0 ? `search=${quickFilterValues.join(' ')}` : '',
    ...Object.entries(rest)
      .filter(([, value]) => !['[]', '{}', '""'].includes(JSON.stringify(value)))
      .map(([name, value]) => `${name}=${toText(value)}`),
  ];
  return [method, path, ...parts].filter(Boolean).join(' ');
}

export interface RequestLogProps {
  server: MemoryServer;
  /** Shows a switch that makes all requests fail. */
  canFail?: boolean;
  height?: number;
}

/** Lists the requests that a server in memory received, newest first. */
export default function RequestLog({ server, canFail, height = 96 }: RequestLogProps) {
  const requests = React.useSyncExternalStore(
    server.subscribe,
    server.getRequests,
    server.getRequests,
  );
  return (
    <Box sx={{ mt: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ fontWeight: 500, minBlockSize: 24 }}>
          {`Requests to the server: ${requests.length}`}
        </Typography>
        {canFail && (
          <FormControlLabel
            label="Server is down"
            sx={{ flexShrink: 0 }}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Switch
                size="small"
                checked={server.isDown()}
                onChange={(event) => server.configure({ isDown: event.target.checked })}
              />
            }
          />
        )}
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        role="log"
        aria-label="Requests"
        tabIndex={0}
        sx={{
          height,
          overflow: 'auto',
          m: 0,
          fontSize: 13,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {requests.map((request) => (
          <Box key={request.number} sx={{ display: 'flex', gap: 1 }}>
            <Box
              component="span"
              sx={{
                flex: '0 0 64px',
                color:
                  request.status === 200
                    ? 'success.main'
                    : request.status === 'pending'
                      ? 'text.secondary'
                      : 'error.main',
              }}
            >
              {request.status}
            </Box>
            <span>
              {describe(request)}
              {request.rows === undefined ? '' : ` → ${request.rows} rows`}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
