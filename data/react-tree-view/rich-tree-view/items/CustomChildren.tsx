import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Department {
  id: string;
  label: string;
  sections?: Department[];
}

const departments: Department[] = [
  {
    id: 'camping',
    label: 'Camping',
    sections: [
      { id: 'tents', label: 'Tents' },
      { id: 'sleeping', label: 'Sleeping', sections: [{ id: 'mats', label: 'Sleeping pads' }] },
    ],
  },
  { id: 'climbing', label: 'Climbing', sections: [{ id: 'ropes', label: 'Ropes' }] },
];

/* preview-start */
const getItemChildren = (department: Department) => department.sections;

export default function CustomChildren() {
  return (
    <RichTreeView
      items={departments}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['camping', 'sleeping']}
      aria-label="Store departments"
    />
  );
}
/* preview-end */
