import { translate } from '../../../../core/interfaceText';
import { PLAN_NAMES } from '../../../../core/plans';
import type { NavMarks } from '../../../../core/types';

/** Returns the marks behind a title: the plan as an icon with text, the others as chips (SPEC 1.2). */
export function renderMarks({ plan, newFeature, planned, unstable }: NavMarks): string {
  const icon =
    plan &&
    `<span class="icon icon-${plan} plan-${plan}" role="img" aria-label="${PLAN_NAMES[plan]}" title="${PLAN_NAMES[plan]}"></span>`;
  const chips = [
    newFeature && translate('New'),
    planned && translate('Planned'),
    unstable && translate('Preview'),
  ]
    .filter((label) => typeof label === 'string')
    .map((label) => `<span class="chip">${label}</span>`);
  return [icon, ...chips]
    .filter(Boolean)
    .map((mark) => ` ${mark}`)
    .join('');
}
