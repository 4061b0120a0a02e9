import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function FocusButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      {/* preview-start */}
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'laboratory')}>
        Focus the laboratory
      </Button>
      <RichTreeView
        apiRef={apiRef}
        items={clinic}
        defaultExpandedItems={['first']}
        aria-label="Clinic rooms"
      />
      {/* preview-end */}
    </>
  );
}
