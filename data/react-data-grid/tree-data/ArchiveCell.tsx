import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import {
  gridFilteredDescendantCountLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

/** A cell of the hierarchy column, with a sign to toggle and the number of files below. */
export function ArchiveCell({ id, field, rowNode, value }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(apiRef, gridFilteredDescendantCountLookupSelector);
  const count = counts[id] ?? 0;
  const isOpen = rowNode.type === 'group' && !!rowNode.childrenExpanded;
  const toggle = () => {
    apiRef.current.setRowChildrenExpansion(id, !isOpen);
    apiRef.current.setCellFocus(id, field);
  };
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineStart: rowNode.depth * 2 }}
    >
      <Box sx={{ inlineSize: 28, textAlign: 'center' }}>
        {count > 0 ? (
          <IconButton
            size="small"
            tabIndex={-1}
            onClick={toggle}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${value}`}
            sx={{ inlineSize: 28, blockSize: 28, color: 'text.primary' }}
          >
            {isOpen ? '−' : '+'}
          </IconButton>
        ) : (
          '·'
        )}
      </Box>
      {value}
      {count > 0 && <Chip size="small" label={count} />}
    </Box>
  );
}
