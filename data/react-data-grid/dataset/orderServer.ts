import type { GridGetRowsResponse } from '@mui/x-data-grid';
import {
  createMemoryServer,
  HttpError,
  toQuery,
  type MemoryServer,
  type MemoryServerOptions,
} from './memoryServer';
import type { Order } from './orders';
import { filterRows, pageRows, sortRows } from './serverQuery';

/** An order as it travels in JSON: its date is a string such as `'2026-03-16'`. */
export interface OrderRecord extends Omit<Order, 'placedOn'> {
  placedOn: string;
}

const customers = [
  ['Marlow Boats', 'Bergen'],
  ['Ardent Cycles', 'Lyon'],
  ['Quarry & Sons', 'Leeds'],
  ['Ekholm Interior', 'Bergen'],
  ['Tilia Gardens', 'Lyon'],
  ['Bright Signs', 'Leeds'],
  ['Novak Kitchens', 'Graz'],
  ['Porto Sails', 'Porto'],
  ['Lindqvist Joinery', 'Malmö'],
  ['Harbor Lifts', 'Porto'],
  ['Baker Street Stage', 'Leeds'],
] as const;
const articles = [
  ['Bolt M10', 0.8],
  ['Hinge 90°', 3],
  ['Chisel set', 45],
  ['Anchor 6 mm', 0.3],
  ['Bolt M2', 0.1],
  ['Drawer slide', 12.5],
  ['Wood glue', 7.4],
] as const;
const priceOf = new Map<string, number>(articles);

const FIRST_ID = 4101;
const LAST_DAY = Date.UTC(2026, 2, 31);
const DAY_MS = 86_400_000;

const statuses = ['Shipped', 'Packed', 'Shipped', 'Placed', 'Shipped'] as const;

/** A city, a customer of that city, or an order of that customer. */
export interface OrderNode {
  id: string;
  name: string;
  /** How many orders are below. `null` for an order. */
  orderCount: number | null;
  total: number;
  status?: Order['status'];
}

/** The nodes below a path such as `['Lyon', 'Ardent Cycles']`. */
function nodesBelow(all: readonly OrderRecord[], path: readonly string[]): OrderNode[] {
  const [city, customer] = path;
  const below = all.filter(
    (order) => (!city || order.city === city) && (!customer || order.customer === customer),
  );
  if (customer) {
    return below.map(({ id, total, status }) => {
      return { id: String(id), name: `Order ${id}`, orderCount: null, total, status };
    });
  }
  const groups = new Map<string, OrderNode>();
  for (const order of below) {
    const name = city ? order.customer : order.city;
    const node = groups.get(name) ?? {
      id: [...path, name].join('/'),
      name,
      orderCount: 0,
      total: 0,
    };
    groups.set(name, {
      ...node,
      orderCount: (node.orderCount ?? 0) + 1,
      total: node.total + order.total,
    });
  }
  return [...groups.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The same order for the same index. A higher index is more recent. */
function createOrder(index: number, count: number): OrderRecord {
  const [customer, city] = customers[(index * 7 + Math.floor(index / 11)) % customers.length]!;
  const [article, price] = articles[(index * 3 + Math.floor(index / 7)) % articles.length]!;
  const quantity = price > 5 ? 1 + ((index * 13) % 40) : 50 * (1 + ((index * 17) % 24));
  const age = Math.floor(((count - 1 - index) * 365) / count);
  const status = statuses[(index * 3 + Math.floor(index / 9)) % statuses.length]!;
  return {
    id: FIRST_ID + index,
    customer,
    city,
    article,
    quantity,
    total: Math.round(quantity * price * 100) / 100,
    rating: status === 'Shipped' && index % 3 > 0 ? 2 + ((index * 5) % 4) : null,
    status,
    express: index % 5 === 1,
    placedOn: new Date(LAST_DAY - age * DAY_MS).toISOString().slice(0, 10),
  };
}

export interface OrderServerOptions extends MemoryServerOptions {
  /** @default 5000 */
  count?: number;
  /** One more order arrives with each request of the list. */
  isLive?: boolean;
}

/**
 * A server with 5,000 orders of one year. Changes stay on this server.
 *
 * - `GET /api/orders` with `start`, `end`, `sortModel`, `filterModel`, and `search` for all columns:
 *   `{ rows, rowCount }`. The parameters `status` and `city` filter as well.
 * - `GET /api/orders/after` with `cursor` and `limit`: `{ rows, nextCursor }`, newest order first.
 *   `nextCursor` is `null` at the end.
 * - `GET /api/orders/below` with `path`, `start`, `end`, and `sortModel`: `{ rows, rowCount }`, a page of
 *   cities, of the customers in a city, or of the orders of a customer. The rows are `OrderNode` objects.
 * - `GET /api/orders/:id`, and `PATCH /api/orders/:id` with changed fields: the order. A changed quantity
 *   changes the total. A quantity below 1 is refused with the status 422.
 */
export function createOrderServer({ count = 5000, isLive, ...options }: OrderServerOptions = {}) {
  let table: OrderRecord[] | undefined;
  const getTable = () => {
    table ??= Array.from({ length: count }, (_, index) => createOrder(index, count));
    return table;
  };
  const find = (id: unknown) => {
    const order = getTable().find((each) => each.id === Number(id));
    if (!order) throw new HttpError(404, 'This order doesn’t exist.');
    return order;
  };

  return createMemoryServer(
    {
      'GET /api/orders': ({ start, end, sortModel, filterModel, search, status, city }) => {
        const all = getTable();
        if (isLive) all.push(createOrder(all.length, all.length + 1));
        const chosen = all.filter(
          (order) => (!status || order.status === status) && (!city || order.city === city),
        );
        const words = typeof search === 'string' ? search.split(' ').filter(Boolean) : [];
        const matches = filterRows(chosen, { items: [], ...(filterModel as object) });
        const found = filterRows(matches, { items: [], quickFilterValues: words });
        const sorted = sortRows(found, sortModel as Parameters<typeof sortRows>[1]);
        return {
          rows: pageRows(sorted, start as number | undefined, end as number | undefined),
          rowCount: sorted.length,
        };
      },
      'GET /api/orders/after': ({ cursor, limit }) => {
        const newestFirst = [...getTable()].reverse();
        const start = cursor ? newestFirst.findIndex(({ id }) => id === Number(cursor)) + 1 : 0;
        const rows = newestFirst.slice(start, start + Number(limit ?? 100));
        const isLast = start + rows.length >= newestFirst.length;
        return { rows, nextCursor: isLast ? null : String(rows.at(-1)?.id) };
      },
      'GET /api/orders/below': ({ path, start, end, sortModel }) => {
        const nodes = nodesBelow(getTable(), (path ?? []) as string[]);
        const sorted = sortRows(nodes, sortModel as Parameters<typeof sortRows>[1]);
        const rows = pageRows(sorted, start as number | undefined, end as number | undefined);
        return { rows, rowCount: sorted.length };
      },
      'GET /api/orders/:id': ({ id }) => find(id),
      'PATCH /api/orders/:id': ({ id, ...changes }) => {
        const order = find(id);
        const changed = { ...order, ...(changes as Partial<OrderRecord>), id: order.id };
        if (!(changed.quantity >= 1)) throw new HttpError(422, 'Order at least one piece.');
        if (changed.quantity !== order.quantity) {
          changed.total = Math.round(changed.quantity * priceOf.get(order.article)! * 100) / 100;
        }
        getTable()[getTable().indexOf(order)] = changed;
        return changed;
      },
    },
    options,
  );
}

async function read<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message: string }).message);
  return answer as Answer;
}

/** Sends `params` in the query string, as `getRows` of the first demo does. Rejects if the server fails. */
export const requestOrders = async (server: MemoryServer, params: object, init?: RequestInit) =>
  read<GridGetRowsResponse>(await server.fetch(`/api/orders?${toQuery(params)}`, init));

/** A page of the nodes below a path. Rejects if the server fails. */
export const requestOrderNodes = async (server: MemoryServer, params: object) =>
  read<GridGetRowsResponse>(await server.fetch(`/api/orders/below?${toQuery(params)}`));

/** Saves some fields of an order and resolves with the stored order. Rejects if the server refuses. */
export const saveOrder = async (server: MemoryServer, id: number, changes: Partial<OrderRecord>) =>
  read<OrderRecord>(
    await server.fetch(`/api/orders/${id}`, { method: 'PATCH', body: JSON.stringify(changes) }),
  );
