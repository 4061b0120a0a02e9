/** An article in the price list of a hardware supplier. */
export interface Article {
  id: string;
  name: string;
  category: string;
  kind: string;
  supply: 'In stock' | 'On order';
  /** In days; only articles on order have one. */
  leadTime: number | null;
  /** In euros. */
  price: number;
  stock: number;
  validFrom: Date;
  description: string;
}

/** The kinds of articles in each category. */
export const kinds: Record<string, string[]> = {
  Fasteners: ['Bolt', 'Nut', 'Anchor'],
  'Hand tools': ['Hammer', 'Chisel', 'Wrench'],
  Fittings: ['Hinge', 'Handle', 'Bracket'],
};

type Listed = [
  id: string,
  name: string,
  category: string,
  kind: string,
  leadTime: number | null,
  price: number,
  stock: number,
  month: number,
  description: string,
];

const listed: Listed[] = [
  ['F-101', 'Bolt M10', 'Fasteners', 'Bolt', null, 0.78, 4200, 0, 'Zinc-plated steel, 60 mm.'],
  ['F-102', 'Lock nut M8', 'Fasteners', 'Nut', null, 0.12, 9600, 0, 'With a nylon ring.'],
  ['F-103', 'Anchor 6 mm', 'Fasteners', 'Anchor', null, 0.3, 2500, 2, 'For solid brick.'],
  ['T-201', 'Beech mallet', 'Hand tools', 'Hammer', 12, 14, 0, 1, 'Oiled head, 450 g.'],
  ['T-202', 'Chisel set', 'Hand tools', 'Chisel', null, 45, 38, 1, 'Four blades, 6–24 mm.'],
  ['T-203', 'Ring wrench', 'Hand tools', 'Wrench', null, 9.5, 140, 2, 'Chrome vanadium, 13 mm.'],
  ['B-301', 'Hinge 90°', 'Fittings', 'Hinge', null, 2.95, 610, 0, 'Left and right.'],
  ['B-302', 'Brass handle', 'Fittings', 'Handle', 20, 18.4, 0, 3, 'Cast to order.'],
];

export const priceList: Article[] = listed.map(
  ([id, name, category, kind, leadTime, price, stock, month, description]) => ({
    id,
    name,
    category,
    kind,
    supply: leadTime === null ? 'In stock' : 'On order',
    leadTime,
    price,
    stock,
    validFrom: new Date(2026, month, 1),
    description,
  }),
);

export const euros = (value: number | null | undefined) =>
  value == null || Number.isNaN(value)
    ? ''
    : value.toLocaleString('en-US', { style: 'currency', currency: 'EUR' });
