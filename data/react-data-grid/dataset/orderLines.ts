/** One article of an order of `orders.ts`. The amounts of an order's lines add up to its total. */
export interface OrderLine {
  id: number;
  article: string;
  quantity: number;
  price: number;
  packed: boolean;
}

const line = (id: number, article: string, quantity: number, price: number, packed: boolean) => ({
  id,
  article,
  quantity,
  price,
  packed,
});

/** The lines of each order by its id. */
export const orderLines: Record<number, OrderLine[]> = {
  4101: [
    line(1, 'Bolt M10', 400, 0.48, true),
    line(2, 'Washer M10', 400, 0.12, true),
    line(3, 'Nut M10', 400, 0.18, true),
  ],
  4102: [line(4, 'Bolt M2', 1200, 0.05, true), line(5, 'Nut M2', 1200, 0.03, true)],
  4103: [line(6, 'Chisel set', 12, 45, true)],
  4104: [line(7, 'Hinge 90°', 64, 2.25, true), line(8, 'Screw 4 × 20', 500, 0.09, false)],
  4105: [line(9, 'Anchor 6 mm', 250, 0.3, true)],
  4106: [line(10, 'Bolt M6', 800, 0.18, false), line(11, 'Nut M6', 800, 0.08, false)],
};

const LATENCY = 700;

/** Replace this function with a request to your API. The lines of order 4106 can't be loaded. */
export async function fetchOrderLines(orderId: number): Promise<OrderLine[]> {
  await new Promise((resolve) => setTimeout(resolve, LATENCY));
  if (orderId === 4106) throw new Error('The server is unavailable.');
  return orderLines[orderId] ?? [];
}
