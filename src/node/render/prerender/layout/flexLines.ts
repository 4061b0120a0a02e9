/** An item of a flex container along its main axis, in pixels with its margins. */
export interface FlexItem {
  basis: number;
  grow: number;
  shrink: number;
  least: number;
  most: number;
  margins: number;
}

/** Breaks items into lines (CSS Flexible Box 9.3). */
export function breakLines<Item extends FlexItem>(
  items: readonly Item[],
  room: number,
  gap: number,
  isWrapped: boolean,
): Item[][] {
  const lines: Item[][] = [[]];
  let taken = 0;
  for (const item of items) {
    const size = Math.max(item.least, Math.min(item.basis, item.most)) + item.margins;
    const line = lines.at(-1)!;
    if (isWrapped && line.length > 0 && taken + gap + size > room + 0.5) {
      lines.push([item]);
      taken = size;
    } else {
      taken += size + (line.length > 0 ? gap : 0);
      line.push(item);
    }
  }
  return lines;
}

/** Returns the sizes of the items of a line, without margins (CSS Flexible Box 9.7). */
export function resolveLine(line: readonly FlexItem[], room: number, gap: number): number[] {
  const free = (sizes: readonly number[]) =>
    room - gap * (line.length - 1) - sum(line.map((item, i) => sizes[i]! + item.margins));
  const bounded = line.map(({ basis, least, most }) => Math.max(least, Math.min(basis, most)));
  const isGrowing = free(bounded) > 0;
  const weight = ({ grow, shrink, basis }: FlexItem) => (isGrowing ? grow : shrink * basis);
  const frozen = line.map((item) => weight(item) === 0);
  const sizes = line.map(({ basis }, index) => (frozen[index] ? bounded[index]! : basis));
  // Each pass freezes at least one item.
  for (let pass = 0; pass < line.length && frozen.includes(false); pass += 1) {
    const bases = line.map(({ basis }, index) => (frozen[index] ? sizes[index]! : basis));
    const rest = free(bases);
    const open = line.filter((_, index) => !frozen[index]);
    const total = sum(open.map(weight));
    // A sum of factors below 1 takes that share of the space only.
    const share = isGrowing ? rest * Math.min(1, sum(open.map(({ grow }) => grow))) : rest;
    let excess = 0;
    const wanted = line.map((item, index) => {
      if (frozen[index]) return sizes[index]!;
      const size = item.basis + (share * weight(item)) / total;
      sizes[index] = Math.max(item.least, Math.min(size, item.most));
      excess += sizes[index] - size;
      return size;
    });
    line.forEach((_, index) => {
      const correction = sizes[index]! - wanted[index]!;
      if (excess === 0 || (excess > 0 ? correction > 0 : correction < 0)) frozen[index] = true;
    });
  }
  return sizes;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
