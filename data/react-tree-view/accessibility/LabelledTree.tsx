import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { garden } from '../dataset/garden';

export default function LabelledTree() {
  return (
    <>
      {/* preview-start */}
      <Typography id="garden-heading" variant="h6" component="p" gutterBottom>
        Plants in our garden
      </Typography>
      <RichTreeView items={garden} aria-labelledby="garden-heading" />
      {/* preview-end */}
    </>
  );
}
