import type { ApiRow } from '../../../model/api/apiSection';
import { renderMarks } from '../nav/renderMarks';

/** What a name can be marked with: that of a row, a group or an entry. */
type Marked = Partial<Pick<ApiRow, 'plan' | 'required' | 'deprecated' | 'isState'>>;

/** Returns what stands behind a name: the plan as an icon, the rest as words. */
export function rowMarks({ plan, required, deprecated, isState }: Marked): string {
  const icon = plan ? renderMarks({ plan }) : '';
  const words = [required && 'Required', deprecated && 'Deprecated', isState && 'State'];
  const chips = words.filter(Boolean).map((word) => ` <span class="chip">${word}</span>`);
  return icon + chips.join('');
}
