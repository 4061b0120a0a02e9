import { orders, type Order } from './orders';

const LATENCY_MS = 700;
const IN_STOCK = 2000;

const wait = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
const unitPrices = new Map(orders.map(({ id, total, quantity }) => [id, total / quantity]));

function check({ customer, quantity }: Order) {
  if (!customer.trim()) throw new Error('Enter the name of the customer');
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new Error('Enter a whole number of pieces');
  if (quantity > IN_STOCK) throw new Error('Only 2,000 pieces are in stock');
}

/** An API that stores orders, refuses invalid ones, and computes their totals. */
export function createOrdersApi() {
  let stored = orders;
  return {
    /** Answers like `GET /api/orders`. */
    async list(): Promise<Order[]> {
      await wait();
      return stored;
    },
    /** Answers like `PUT /api/orders/4101` with the order as it was stored. */
    async save(order: Order): Promise<Order> {
      await wait();
      check(order);
      const total = Math.round(order.quantity * (unitPrices.get(order.id) ?? 0));
      const saved = { ...order, customer: order.customer.trim(), total };
      stored = stored.map((old) => (old.id === saved.id ? saved : old));
      return saved;
    },
  };
}
