import type { NavItem } from '../../src/core/types';
import { charts } from './charts';
import { commonConcepts } from './commonConcepts';
import { dataGrid } from './dataGrid';
import { datePickers } from './datePickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { treeView } from './treeView';

/** Every page that the side navigation shows, in reading order (SPEC 1.1). */
export const navigation = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
] as const satisfies readonly NavItem[];
