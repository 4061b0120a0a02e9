/** What a trading desk holds of one instrument. */
export interface Position {
  id: string;
  name: string;
  desk: 'Energy' | 'Metals' | 'Grain' | 'Freight';
  quantity: number;
  /** Price when the market opened. */
  open: number;
  price: number;
  /** The last prices, oldest first. */
  history: number[];
}

const HISTORY_LENGTH = 24;
const TICKS_AT_ONCE = 5;

/** A repeatable number between -1 and 1 that looks random. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

const listed: [id: string, name: string, desk: Position['desk'], quantity: number, open: number][] =
  [
    ['NSC', 'North Sea crude', 'Energy', 12_000, 78.4],
    ['GASO', 'Gasoil', 'Energy', -4_500, 712.5],
    ['TTGM', 'Gas, month ahead', 'Energy', 30_000, 33.15],
    ['CO2E', 'Emission allowance', 'Energy', 8_000, 71.2],
    ['COPR', 'Copper', 'Metals', 900, 9_214],
    ['NICK', 'Nickel', 'Metals', -350, 16_480],
    ['ALUM', 'Aluminum', 'Metals', 2_100, 2_386],
    ['SILV', 'Silver', 'Metals', 15_000, 29.75],
    ['WHT', 'Milling wheat', 'Grain', 26_000, 221.5],
    ['MAIZ', 'Maize', 'Grain', -14_000, 204.25],
    ['SOYB', 'Soybeans', 'Grain', 9_500, 438],
    ['PANX', 'Panamax, quarter', 'Freight', 120, 14_350],
    ['CAPE', 'Capesize, quarter', 'Freight', -60, 22_900],
  ];

/** The positions as they stand when the page opens. */
export const positions: Position[] = listed.map(([id, name, desk, quantity, open], index) => {
  const history = [open];
  for (let step = 1; step < HISTORY_LENGTH; step += 1) {
    history.push(history[step - 1]! * (1 + 0.004 * noise(index * 97 + step)));
  }
  return { id, name, desk, quantity, open, price: history.at(-1)!, history };
});

/** Returns the positions that the market moves at a tick, with their new prices. */
export function moveMarket(tick: number, read: (id: string) => Position): Position[] {
  return Array.from({ length: TICKS_AT_ONCE }, (_, index) => {
    const listing = listed[(tick * 7 + index * 3) % listed.length]!;
    const position = read(listing[0]);
    // Prices are drawn back to where they opened.
    const pull = 0.05 * (position.open / position.price - 1);
    const price = position.price * (1 + pull + 0.003 * noise(tick * 31 + index));
    return { ...position, price, history: [...position.history.slice(1), price] };
  });
}
