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

/** A copy of the items in which one has another label. */
export const renameSong = (
  items: TreeViewBaseItem[],
  id: string,
  label: string,
): TreeViewBaseItem[] =>
  items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && renameSong(item.children, id, label),
  }));

/** A name for the input in which a label is edited. */
export const namedInput = {
  item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
};
