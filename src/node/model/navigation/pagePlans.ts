import type { NavItem, Plan } from '../../../core/types';

/** Returns the plan of each page of the tree that needs one; what a group has holds for all below it. */
export function pagePlans(tree: readonly NavItem[], above?: Plan): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const { pathname, plan = above, children = [] } of tree) {
    if (pathname !== undefined && plan) plans.set(pathname, plan);
    for (const [path, own] of pagePlans(children, plan)) plans.set(path, own);
  }
  return plans;
}
