import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Folder from '@mui/icons-material/Folder';
import Image from '@mui/icons-material/Image';
import InsertDriveFile from '@mui/icons-material/InsertDriveFile';
import {
  gridFilteredDescendantCountLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

/** A cell of the hierarchy column with an arrow, an icon, and the number of rows below. */
export function ArchiveCell({ id, field, rowNode, value }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(apiRef, gridFilteredDescendantCountLookupSelector);
  const count = counts[id] ?? 0;
  const isOpen = rowNode.type === 'group' && !!rowNode.childrenExpanded;
  const FileIcon = String(value).endsWith('.png') ? Image : InsertDriveFile;
  const toggle = () => {
    apiRef.current.setRowChildrenExpansion(id, !isOpen);
    apiRef.current.setCellFocus(id, field);
  };
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineStart: rowNode.depth * 2 }}
    >
      <Box sx={{ inlineSize: 28 }}>
        {count > 0 && (
          <IconButton
            size="small"
            tabIndex={-1}
            onClick={toggle}
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${value}`}
            sx={{ inlineSize: 28, blockSize: 28, rotate: isOpen ? '180deg' : '0deg' }}
          >
            <ExpandMore fontSize="small" />
          </IconButton>
        )}
      </Box>
      {count > 0 ? (
        <Folder fontSize="small" color="primary" />
      ) : (
        <FileIcon fontSize="small" color="action" />
      )}
      {value}
      {count > 0 && <Chip size="small" label={count} />}
    </Box>
  );
}
