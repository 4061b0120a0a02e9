import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Permissions of a role in a clinic's software. */
export const permissions: TreeViewBaseItem[] = [
  {
    id: 'patients',
    label: 'Patients',
    children: [
      { id: 'patients.read', label: 'View records' },
      {
        id: 'patients.write',
        label: 'Edit records',
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
      { id: 'billing.read', label: 'View invoices' },
      { id: 'billing.send', label: 'Send invoices' },
    ],
  },
  { id: 'reports', label: 'Reports' },
];
