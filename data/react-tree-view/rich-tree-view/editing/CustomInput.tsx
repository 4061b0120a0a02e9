import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const items = [
  {
    id: 'hosts',
    label: 'Show hosts',
    children: [
      { id: 'ada', label: 'Okafor, Ada' },
      { id: 'per', label: 'Lind, Per' },
    ],
  },
];

interface Edit {
  label: string;
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
}

const EditContext = React.createContext<Edit | null>(null);

function TwoInputs() {
  const edit = React.useContext(EditContext)!;
  const [initialLast = '', initialFirst = ''] = edit.label.split(', ');
  const [last, setLast] = React.useState(initialLast);
  const [first, setFirst] = React.useState(initialFirst);
  const save = (event: React.SyntheticEvent) => {
    if (last && first) edit.onSave(event, `${last}, ${first}`);
    else edit.onCancel(event);
  };
  return (
    <Box
      sx={{ display: 'flex', gap: 0.5, inlineSize: '100%', '& input': { minInlineSize: 0 } }}
      /* preview-start */
      onKeyDown={(event) => {
        if (event.key === 'Enter') save(event);
        if (event.key === 'Escape') edit.onCancel(event);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) save(event);
      }}
    >
      <TreeItemLabelInput
        data-element="labelInput"
        autoFocus
        aria-label="Last name"
        value={last}
        onChange={(event) => setLast(event.target.value)}
      />
      {/* preview-end */}
      <TreeItemLabelInput
        data-element="labelInput"
        aria-label="First name"
        value={first}
        onChange={(event) => setFirst(event.target.value)}
      />
    </Box>
  );
}

const slots = { labelInput: TwoInputs };

const PersonItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function PersonItem(props, ref) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const edit = {
    label: String(props.label),
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };
  return (
    <EditContext.Provider value={edit}>
      <TreeItem {...props} ref={ref} slots={slots} />
    </EditContext.Provider>
  );
});

export default function CustomInput() {
  return (
    <RichTreeView
      items={items}
      isItemEditable={(item) => item.id !== 'hosts'}
      defaultExpandedItems={['hosts']}
      slots={{ item: PersonItem }}
      aria-label="Show hosts"
    />
  );
}
