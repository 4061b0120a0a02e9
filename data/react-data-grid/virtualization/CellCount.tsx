import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  gridRenderContextSelector,
  gridRowCountSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** A footer that counts the cells in the document whenever the grid renders other cells. */
export default function CellCount() {
  const apiRef = useGridApiContext();
  const renderContext = useGridSelector(apiRef, gridRenderContextSelector);
  const rowCount = useGridSelector(apiRef, gridRowCountSelector);
  const columnCount = useGridSelector(apiRef, gridVisibleColumnFieldsSelector).length;
  const [count, setCount] = React.useState(0);

  React.useEffect(() => {
    const root = apiRef.current.rootElementRef.current;
    setCount(root?.querySelectorAll('[role="gridcell"]').length ?? 0);
  }, [apiRef, renderContext]);

  return (
    <Typography variant="body2" sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      <bdi>
        <strong>{count.toLocaleString('en-US')}</strong> of{' '}
        {(rowCount * columnCount).toLocaleString('en-US')} cells in the document
      </bdi>
    </Typography>
  );
}
