export interface ArchiveEntry {
  id: string;
  label: string;
  childrenCount: number;
}

const entry = (id: string, label: string, childrenCount = 0): ArchiveEntry => ({
  id,
  label,
  childrenCount,
});

const folders: Record<string, ArchiveEntry[]> = {
  root: [entry('1968', '1968', 2), entry('1969', '1969', 2)],
  '1968': [entry('1968-letters', 'Letters', 2), entry('1968-maps', 'Maps', 1)],
  '1969': [entry('1969-letters', 'Letters', 1), entry('1969-photos', 'Photographs', 2)],
  '1968-letters': [entry('l-1', 'To the harbor office'), entry('l-2', 'To the museum')],
  '1968-maps': [entry('m-1', 'Coast, sheet 4')],
  '1969-letters': [entry('l-3', 'From the museum')],
  '1969-photos': [entry('p-1', 'Lighthouse, north'), entry('p-2', 'Keeper and family')],
};

/** Answers like a server would: after a while, one level at a time. */
export const fetchArchive = (parentId = 'root', delay = 900): Promise<ArchiveEntry[]> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(folders[parentId] ?? []), delay);
  });
