import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const items = [
  {
    id: 'hosts',
    label: 'Show, Hosts',
    children: [
      { id: 'ada', label: 'Okafor, Ada' },
      { id: 'per', label: 'Lind, Per' },
    ],
  },
];

interface Names {
  label: string;
  onSave: (event: React.SyntheticEvent, label: string) => void;
  onCancel: (event: React.SyntheticEvent) => void;
}

const EditContext = React.createContext<Names | null>(null);

/** Two inputs; both carry `data-element`, so that the tree leaves their keys alone. */
function TwoInputs() {
  const edit = React.useContext(EditContext)!;
  const [last = '', first = ''] = edit.label.split(', ');
  const [names, setNames] = React.useState({ last, first });
  const save = (event: React.SyntheticEvent) => {
    if (names.last && names.first) edit.onSave(event, `${names.last}, ${names.first}`);
    else edit.onCancel(event);
  };
  return (
    <Box
      sx={{ display: 'flex', gap: 0.5, inlineSize: '100%' }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save(event);
        if (event.key === 'Escape') edit.onCancel(event);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) save(event);
      }}
    >
      {(['last', 'first'] as const).map((key) => (
        <TreeItemLabelInput
          key={key}
          data-element="labelInput"
          autoFocus={key === 'last'}
          aria-label={key === 'last' ? 'Last name' : 'First name'}
          value={names[key]}
          onChange={(event) => setNames({ ...names, [key]: event.target.value })}
          sx={{ minInlineSize: 0 }}
        />
      ))}
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
      isItemEditable
      defaultExpandedItems={['hosts']}
      slots={{ item: PersonItem }}
      aria-label="People of the show"
    />
  );
}
