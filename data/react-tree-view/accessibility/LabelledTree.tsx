import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { garden } from '../dataset/garden';

export default function LabelledTree() {
  return (
    <>
      <Typography id="garden-heading" variant="h6" component="p" gutterBottom>
        Plants of the garden
      </Typography>
      <RichTreeView items={garden} aria-labelledby="garden-heading" />
    </>
  );
}
