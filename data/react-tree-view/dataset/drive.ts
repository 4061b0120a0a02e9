import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export type DriveKind = 'folder' | 'image' | 'video' | 'audio' | 'document' | 'sheet';

/** One entry of the shared drive of a film team; sizes are in megabytes. */
export interface DriveFile {
  id: string;
  label: string;
  kind: DriveKind;
  size?: number;
}

export type DriveItem = TreeViewBaseItem<DriveFile>;

const folder = (id: string, label: string, children: DriveItem[]): DriveItem => ({
  id,
  label,
  kind: 'folder',
  children,
});
const file = (id: string, label: string, kind: DriveKind, size: number): DriveItem => ({
  id,
  label,
  kind,
  size,
});

export const drive: DriveItem[] = [
  folder('footage', 'Footage', [
    folder('day-1', 'Day 1, harbor', [
      file('clip-001', 'harbor-wide.mov', 'video', 840),
      file('clip-002', 'harbor-crane.mov', 'video', 615),
      file('still-001', 'lighting-plan.jpg', 'image', 6),
    ]),
    folder('day-2', 'Day 2, lighthouse', [
      file('clip-003', 'stairs-take-3.mov', 'video', 720),
      file('clip-004', 'lamp-room.mov', 'video', 980),
    ]),
  ]),
  folder('sound', 'Sound', [
    file('waves', 'waves-loop.wav', 'audio', 48),
    file('gulls', 'gulls.wav', 'audio', 31),
    file('score', 'score-draft-2.wav', 'audio', 96),
  ]),
  folder('office', 'Production office', [
    file('script', 'script-v7.pdf', 'document', 2),
    file('schedule', 'shooting-schedule.xlsx', 'sheet', 1),
    file('budget', 'budget.xlsx', 'sheet', 1),
  ]),
  file('poster', 'poster-final.png', 'image', 24),
];

/** Megabytes of an item with everything inside it. */
export const sizeOf = (item: DriveItem): number =>
  (item.size ?? 0) + (item.children ?? []).reduce((sum, child) => sum + sizeOf(child), 0);

export const formatSize = (megabytes: number): string =>
  megabytes < 1000 ? `${megabytes} MB` : `${(megabytes / 1000).toFixed(1)} GB`;

/** The items and all that is inside them, as a flat list. */
export const flatten = (items: DriveItem[]): DriveItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])]);

/** Items whose name matches, with their folders. */
export function filterDrive(items: DriveItem[], query: string): DriveItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query)) return [item];
    const children = filterDrive(item.children ?? [], query);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The chosen files with the folders of which every file is chosen. */
export const withFolders = (items: DriveItem[], files: string[]): string[] =>
  items.flatMap((item) => {
    if (!item.children) return files.includes(item.id) ? [item.id] : [];
    const inside = withFolders(item.children, files);
    return item.children.every(({ id }) => inside.includes(id)) ? [item.id, ...inside] : inside;
  });

/** A copy of the items in which one has another name. */
export const renameIn = (items: DriveItem[], id: string, label: string): DriveItem[] =>
  items.map((item) => ({
    ...item,
    ...(item.id === id && { label }),
    ...(item.children && { children: renameIn(item.children, id, label) }),
  }));
