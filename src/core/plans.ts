import type { InterfaceText } from './interfaceText';
import type { Plan } from './types';

/** The commercial plans, the lowest first; each includes what is below it, Community too. */
export const PLANS = ['pro', 'premium'] as const satisfies readonly Plan[];

/** What the icon of a plan says. */
export const PLAN_NAMES: Readonly<Record<Plan, InterfaceText>> = {
  pro: 'Pro plan',
  premium: 'Premium plan',
};

/** Orders plans: a higher rank includes the lower ones; Community, which has no name, is lowest. */
export function planRank(plan: Plan | undefined): number {
  return plan === undefined ? -1 : PLANS.indexOf(plan);
}
