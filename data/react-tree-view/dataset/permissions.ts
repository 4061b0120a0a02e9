import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Permissions of a role in a clinic's software. */
export const permissions: TreeViewBaseItem[] = [
  {
    id: 'patients',
    label: 'Patients',
    children: [
      { id: 'patients.read', label: 'Read records' },
      {
        id: 'patients.write',
        label: 'Change records',
        children: [
          { id: 'patients.write.notes', label: 'Notes' },
          { id: 'patients.write.drugs', label: 'Medication' },
        ],
      },
    ],
  },
  {
    id: 'billing',
    label: 'Billing',
    children: [
      { id: 'billing.read', label: 'See invoices' },
      { id: 'billing.send', label: 'Send invoices' },
    ],
  },
  { id: 'reports', label: 'Reports' },
];

export const parentIds = ['patients', 'patients.write', 'billing'];

/** Ids of the items and of everything inside them. */
export const idsOf = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

/**
 * Props for the items of a tree with checkboxes: each item is announced as selected or not, so its
 * checkbox needn't be announced again.
 */
export const quietCheckboxes = { slotProps: { checkbox: { 'aria-hidden': true } } };
