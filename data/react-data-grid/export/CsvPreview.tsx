import * as React from 'react';
import Box from '@mui/material/Box';
import {
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    csvOptions: GridCsvExportOptions;
  }
}

const csvSelector = (apiRef: React.RefObject<GridApi>, options: GridCsvExportOptions) =>
  apiRef.current.getDataAsCsv(options);

/** A footer that shows the text of the CSV file that the grid would export now. */
export function CsvPreview({ csvOptions = {} }: { csvOptions?: GridCsvExportOptions }) {
  const apiRef = useGridApiContext();
  const csv = useGridSelector(apiRef, csvSelector, csvOptions);
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label="CSV preview"
      dir="ltr"
      sx={{
        m: 0,
        p: 1,
        blockSize: 130,
        flexShrink: 0,
        overflow: 'auto',
        fontSize: 13,
        borderBlockStart: 1,
        borderColor: 'divider',
      }}
    >
      {csv}
    </Box>
  );
}
