import * as React from 'react';
import { fetchShipments, type ShipmentAnswer, type ShipmentQuery } from './shipmentServer';

/** The answer stays what it was while the next one loads, so that the count never disappears. */
export function useShipments(query: ShipmentQuery) {
  const { page, pageSize, sortModel, filterModel, size } = query;
  const [answer, setAnswer] = React.useState<ShipmentAnswer>({
    rows: [],
    rowCount: 0,
    hasNextPage: true,
  });
  const [loading, setLoading] = React.useState(true);
  React.useEffect(() => {
    let active = true;
    const load = async () => {
      setLoading(true);
      const next = await fetchShipments({ page, pageSize, sortModel, filterModel, size });
      // The answer to an earlier query is dropped.
      if (active) {
        setAnswer(next);
        setLoading(false);
      }
    };
    void load();
    return () => {
      active = false;
    };
  }, [page, pageSize, sortModel, filterModel, size]);
  return { ...answer, loading };
}
