import * as React from 'react';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { drive, formatSize, sizeOf, type DriveFile } from './dataset/drive';

const switches = {
  icons: 'Folder icons',
  lines: 'Connecting lines',
  secondary: 'Secondary text',
  rounded: 'Rounded corners',
  dense: 'Dense',
  checkbox: 'checkboxSelection',
  multi: 'multiSelect',
  descendants: 'Propagate to descendants',
  parents: 'Propagate to parents',
};
type Choice = Record<keyof typeof switches, boolean>;

function TwoLineItem(props: TreeItemProps) {
  const item = useTreeItemModel<DriveFile>(props.itemId);
  const label = (
    <>
      {props.label}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {item && formatSize(sizeOf(item))}
      </Box>
    </>
  );
  return <TreeItem {...props} label={label} />;
}

// Screen readers get the selection from the item, so the checkbox would repeat it.
const itemProps = { slotProps: { checkbox: { 'aria-hidden': true } } };
const icons = { expandIcon: Folder, collapseIcon: FolderOpen, endIcon: InsertDriveFile };

export default function TreePlayground() {
  const [choice, setChoice] = React.useState<Partial<Choice>>({ icons: true, lines: true });
  const [color, setColor] = React.useState('primary');
  const sx = {
    [`& .${treeItemClasses.iconContainer}`]: { color: `${color}.main` },
    [`& .${treeItemClasses.content}`]: {
      borderRadius: choice.rounded ? 4 : 0,
      py: choice.dense ? 0 : 0.5,
      '&[data-selected]': { boxShadow: 'inset 0 0 0 1px', color: `${color}.main` },
    },
    ...(choice.lines && {
      [`& .${treeItemClasses.groupTransition}`]: {
        marginInlineStart: '16px',
        borderInlineStart: '1px dashed',
        borderColor: 'divider',
      },
    }),
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Stack sx={{ inlineSize: { sm: 230 }, flexShrink: 0 }}>
        <TextField
          select
          size="small"
          label="Color"
          value={color}
          onChange={(event) => setColor(event.target.value)}
          sx={{ mb: 1 }}
        >
          {['primary', 'secondary', 'success', 'warning'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {(Object.keys(switches) as (keyof Choice)[]).map((key) => (
          <FormControlLabel
            key={key}
            control={<Switch size="small" />}
            checked={choice[key] ?? false}
            disabled={(key === 'descendants' || key === 'parents') && !choice.multi}
            onChange={(_event, on) => setChoice({ ...choice, [key]: on })}
            label={switches[key]}
            sx={{ minBlockSize: 32 }}
          />
        ))}
      </Stack>
      <Box sx={{ flexGrow: 1, minInlineSize: 0, blockSize: 384, overflow: 'auto' }}>
        {/* preview-start */}
        <RichTreeView
          // multiSelect must keep its value while the tree is mounted.
          key={choice.multi ? 'multi' : 'single'}
          items={drive}
          defaultExpandedItems={['footage', 'day-1', 'office']}
          slots={{ item: choice.secondary ? TwoLineItem : TreeItem, ...(choice.icons && icons) }}
          slotProps={{ item: itemProps }}
          multiSelect={choice.multi}
          checkboxSelection={choice.checkbox}
          selectionPropagation={{ descendants: choice.descendants, parents: choice.parents }}
          aria-label="Styled drive"
          sx={sx}
        />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
