import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Playlists of a radio show. */
export const songs: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: 'Morning show',
    children: [
      { id: 'opener', label: 'Opening theme' },
      { id: 'weather', label: 'Weather jingle' },
    ],
  },
  {
    id: 'evening',
    label: 'Evening show',
    children: [
      { id: 'ballad', label: 'Slow ballad' },
      { id: 'closing', label: 'Closing theme' },
    ],
  },
];

/** A name for the input in which a label is edited. */
export const namedInput = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};
