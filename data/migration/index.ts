import type { Migration } from '../../src/core/changes';
import { changes as chartsV6 } from './migration-charts-v6/changes';
import { changes as chartsV7 } from './migration-charts-v7/changes';
import { changes as dataGridV4 } from './migration-data-grid-v4/changes';
import { changes as dataGridV5 } from './migration-data-grid-v5/changes';
import { changes as dataGridV6 } from './migration-data-grid-v6/changes';
import { changes as dataGridV7 } from './migration-data-grid-v7/changes';
import { changes as pickersLab } from './migration-pickers-lab/changes';
import { changes as pickersV5 } from './migration-pickers-v5/changes';
import { changes as pickersV6 } from './migration-pickers-v6/changes';
import { changes as pickersV7 } from './migration-pickers-v7/changes';
import { changes as treeViewLab } from './migration-tree-view-lab/changes';
import { changes as treeViewV6 } from './migration-tree-view-v6/changes';
import { changes as treeViewV7 } from './migration-tree-view-v7/changes';

/** The changes of every upgrade, newest first. Each list stands beside the guide that explains it. */
export const migrations: readonly Migration[] = [
  {
    product: 'data-grid',
    pathname: '/x/migration/migration-data-grid-v7/',
    from: 7,
    to: 8,
    changes: dataGridV7,
    marks: ['showToolbar', 'rowSpanning', 'listView', 'useGridEvent', 'createRowSelectionManager'],
  },
  {
    product: 'date-pickers',
    pathname: '/x/migration/migration-pickers-v7/',
    from: 7,
    to: 8,
    changes: pickersV7,
    marks: ['usePickerTranslations'],
  },
  {
    product: 'charts',
    pathname: '/x/migration/migration-charts-v7/',
    from: 7,
    to: 8,
    changes: chartsV7,
    marks: ['hideLegend'],
  },
  {
    product: 'tree-view',
    pathname: '/x/migration/migration-tree-view-v7/',
    from: 7,
    to: 8,
    changes: treeViewV7,
    marks: ['TreeItemProvider', 'useTreeItemUtils'],
  },
  {
    product: 'data-grid',
    pathname: '/x/migration/migration-data-grid-v6/',
    from: 6,
    to: 7,
    changes: dataGridV6,
  },
  {
    product: 'date-pickers',
    pathname: '/x/migration/migration-pickers-v6/',
    from: 6,
    to: 7,
    changes: pickersV6,
  },
  {
    product: 'charts',
    pathname: '/x/migration/migration-charts-v6/',
    from: 6,
    to: 7,
    changes: chartsV6,
  },
  {
    product: 'tree-view',
    pathname: '/x/migration/migration-tree-view-v6/',
    from: 6,
    to: 7,
    changes: treeViewV6,
  },
  {
    product: 'data-grid',
    pathname: '/x/migration/migration-data-grid-v5/',
    from: 5,
    to: 6,
    changes: dataGridV5,
  },
  {
    product: 'date-pickers',
    pathname: '/x/migration/migration-pickers-v5/',
    from: 5,
    to: 6,
    changes: pickersV5,
  },
  {
    product: 'tree-view',
    pathname: '/x/migration/migration-tree-view-lab/',
    from: 'lab',
    to: 6,
    changes: treeViewLab,
  },
  {
    product: 'data-grid',
    pathname: '/x/migration/migration-data-grid-v4/',
    from: 4,
    to: 5,
    changes: dataGridV4,
  },
  {
    product: 'date-pickers',
    pathname: '/x/migration/migration-pickers-lab/',
    from: 'lab',
    to: 5,
    changes: pickersLab,
  },
];
