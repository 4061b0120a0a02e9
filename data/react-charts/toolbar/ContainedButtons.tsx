import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import type { ChartBaseIconButtonProps } from '@mui/x-charts/models';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

const filled = {
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark', color: 'common.white' },
  '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
};

/* preview-start */
function FilledIconButton(props: ChartBaseIconButtonProps) {
  return <IconButton {...props} sx={filled} />;
}

const slots = {
  baseIconButton: FilledIconButton,
  zoomInIcon: AddIcon,
  zoomOutIcon: RemoveIcon,
  exportIcon: DownloadIcon,
};
/* preview-end */

export default function ContainedButtons() {
  return (
    <ScatterChartPro
      showToolbar
      slots={slots}
      height={280}
      aria-label="Height of the oaks in a park by the width of their trunk"
      initialZoom={[{ axisId: 'trunk', start: 10, end: 90 }]}
      xAxis={[{ id: 'trunk', label: 'Trunk (cm)', zoom: true }]}
      yAxis={[{ label: 'Height (m)' }]}
      series={[{ label: 'Oaks', data: oaks.map(trunkAndHeight), valueFormatter: treeSize }]}
    />
  );
}
