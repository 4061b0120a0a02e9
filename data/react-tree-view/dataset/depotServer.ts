/** A place in a warehouse; shelves have no places inside. */
export interface Place {
  id: string;
  label: string;
  childrenCount: number;
}

const place = (id: string, label: string, childrenCount = 0): Place => ({
  id,
  label,
  childrenCount,
});

export const halls: Place[] = [place('hall-a', 'Hall A', 2), place('hall-b', 'Hall B', 2)];

const inside: Record<string, Place[]> = {
  'hall-a': [place('a-1', 'Aisle A1', 2), place('a-2', 'Aisle A2', 1)],
  'hall-b': [place('b-1', 'Aisle B1', 1), place('b-2', 'Loading dock')],
  'a-1': [place('a-1-1', 'Paint'), place('a-1-2', 'Brushes')],
  'a-2': [place('a-2-1', 'Ladders')],
  'b-1': [place('b-1-1', 'Timber')],
};

/** Answers like a server: late, with one level at a time. */
export const fetchPlaces = (parentId?: string, isDown = false): Promise<Place[]> =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isDown) reject(new Error('The depot does not answer'));
      else resolve(parentId === undefined ? halls : (inside[parentId] ?? []));
    }, 800);
  });

export const countPlaces = (item: Place) => item.childrenCount;

/** A data source for the demos in which nothing else happens. */
export const depot = {
  getChildrenCount: countPlaces,
  getTreeItems: (parentId?: string) => fetchPlaces(parentId),
};
