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
      { id: 'sleeping', label: 'Sleeping', sections: [{ id: 'mats', label: 'Mats' }] },
    ],
  },
  { id: 'climbing', label: 'Climbing', sections: [{ id: 'ropes', label: 'Ropes' }] },
];

const getItemChildren = (department: Department) => department.sections;

export default function CustomChildren() {
  return (
    <RichTreeView
      items={departments}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['camping', 'sleeping']}
      aria-label="Departments"
    />
  );
}
