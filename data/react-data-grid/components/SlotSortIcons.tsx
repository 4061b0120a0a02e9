import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { DataGrid, type GridBaseIconProps } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
const UpIcon = ({ className }: GridBaseIconProps) => (
  <ExpandLess className={className} fontSize="small" />
);
const DownIcon = ({ className }: GridBaseIconProps) => (
  <ExpandMore className={className} fontSize="small" />
);
const MenuIcon = ({ className }: GridBaseIconProps) => (
  <MoreHoriz className={className} fontSize="small" />
);
const slots = {
  columnSortedAscendingIcon: UpIcon,
  columnSortedDescendingIcon: DownIcon,
  columnMenuIcon: MenuIcon,
};
/* preview-end */

const initialState = { sorting: { sortModel: [{ field: 'beds', sort: 'desc' as const }] } };

export default function SlotSortIcons() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      initialState={initialState}
      slots={slots}
      density="compact"
      hideFooter
      aria-label="Mountain huts by number of beds"
    />
  );
}
