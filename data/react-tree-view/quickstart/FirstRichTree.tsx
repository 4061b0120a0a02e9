/* preview-start */
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const records = [
  { id: 'jazz', label: 'Jazz', children: [{ id: 'trio', label: 'Night Trio' }] },
  { id: 'folk', label: 'Folk', children: [{ id: 'fiddle', label: 'Fiddle and Reed' }] },
];

export default function FirstRichTree() {
  return <RichTreeView items={records} aria-label="Records" />;
}
/* preview-end */
