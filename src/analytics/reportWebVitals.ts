import type { Metric } from 'web-vitals';
import type { TagCall } from './tag';

/** Returns the parameters of a web vital's event; its name is the metric's (SPEC 8.1). */
export function vitalParameters({ id, value, delta, rating }: Omit<Metric, 'entries'>) {
  return {
    // Deltas, so that the service may add them up.
    value: delta,
    metric_label: rating,
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  };
}

/** Reports the web vitals of a page load; the library is loaded for it. */
export async function reportWebVitals(tag: TagCall): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe((metric: Metric) => tag('event', metric.name, vitalParameters(metric)));
  }
}
