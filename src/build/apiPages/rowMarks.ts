import type { Plan } from '../../core/types';
import { renderMarks } from '../nav/renderMarks';

interface RowFacts {
  plan?: Plan | undefined;
  required?: boolean;
  deprecated?: boolean;
}

/** Returns what stands behind a name: the plan as an icon, the rest as words. */
export function rowMarks({ plan, required, deprecated }: RowFacts): string {
  const icon = plan ? renderMarks({ plan }) : '';
  const words = [required && 'Required', deprecated && 'Deprecated'].filter(Boolean);
  return icon + words.map((word) => ` <span class="chip">${word}</span>`).join('');
}
