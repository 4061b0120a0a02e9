import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput } from '../../dataset/songs';

interface Recording {
  id: string;
  label: string;
  locked?: boolean;
  children?: Recording[];
}

const recordings: Recording[] = [
  {
    id: 'studio',
    label: 'Studio (locked)',
    locked: true,
    children: [
      { id: 'demo', label: 'Rough demo' },
      { id: 'master', label: 'Master (locked)', locked: true },
    ],
  },
  { id: 'live', label: 'Live recordings' },
];

export default function EditSome() {
  return (
    /* preview-start */
    <RichTreeView
      items={recordings}
      isItemEditable={(recording) => !recording.locked}
      defaultExpandedItems={['studio']}
      slotProps={namedInput}
      aria-label="Recordings"
    />
    /* preview-end */
  );
}
