import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, gridDimensionsSelector, useGridApiRef } from '@mui/x-data-grid';
import { bookColumns, books } from '../dataset/books';

export default function FollowScroll() {
  const apiRef = useGridApiRef();
  const [percent, setPercent] = React.useState(0);

  /* preview-start */
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => {
        const { contentSize, viewportInnerSize } = gridDimensionsSelector(apiRef);
        const distance = contentSize.height - viewportInnerSize.height;
        setPercent(Math.round((100 * top) / distance));
      }),
    [apiRef],
  );
  /* preview-end */

  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1 }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label="Scrolled through the books"
          sx={{ flex: 1 }}
        />
        <Button
          size="small"
          disabled={percent === 0}
          onClick={() => apiRef.current?.scroll({ top: 0 })}
        >
          Back to top
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={books}
        columns={bookColumns}
        hideFooter
        aria-label="Books with a progress bar for the scroll position"
      />
    </>
  );
}
