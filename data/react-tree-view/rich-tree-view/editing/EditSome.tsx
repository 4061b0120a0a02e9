import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput } from '../../dataset/songs';

interface Song {
  id: string;
  label: string;
  locked?: boolean;
  children?: Song[];
}

const songs: Song[] = [
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
const isItemEditable = (song: Song) => !song.locked;

export default function EditSome() {
  return (
    <RichTreeView
      items={songs}
      isItemEditable={isItemEditable}
      defaultExpandedItems={['studio']}
      slotProps={namedInput}
      aria-label="Recordings, some locked"
    />
  );
}
