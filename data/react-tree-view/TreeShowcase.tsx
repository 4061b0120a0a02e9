import * as React from 'react';
import CropSquare from '@mui/icons-material/CropSquare';
import Notes from '@mui/icons-material/Notes';
import SmartButton from '@mui/icons-material/SmartButton';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

/* preview-start */
function Layer({ icon, ...props }: TreeItemProps & { icon: React.ElementType }) {
  return <TreeItem {...props} slots={{ endIcon: icon, expandIcon: icon, collapseIcon: icon }} />;
}

const layersLook = {
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 0,
    '&[data-selected]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  },
};
/* preview-end */

/** A path in a repository, with the letter of its Git status. */
function Path({ git, label, ...props }: TreeItemProps & { git?: 'M' | 'A' }) {
  const color = git === 'A' ? 'success.main' : 'warning.main';
  const row = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <span>{label}</span>
      {git && (
        <Box component="abbr" title={git === 'A' ? 'Added' : 'Modified'} sx={{ color }}>
          {git}
        </Box>
      )}
    </Box>
  );
  return <TreeItem {...props} label={row} />;
}

const repositoryLook = {
  [`& .${treeItemClasses.label}`]: { fontFamily: 'monospace', fontSize: 14 },
  [`& .${treeItemClasses.content}`]: { py: 0.25 },
};

export default function TreeShowcase() {
  const [look, setLook] = React.useState('layers');
  return (
    <React.Fragment>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={look}
        onChange={(_event, value: string | null) => value && setLook(value)}
        aria-label="Design"
        sx={{ mb: 2 }}
      >
        <ToggleButton value="layers">Design layers</ToggleButton>
        <ToggleButton value="repository">Repository</ToggleButton>
      </ToggleButtonGroup>
      {look === 'layers' ? (
        <SimpleTreeView
          key="layers"
          aria-label="Layers"
          defaultExpandedItems={['screen', 'form']}
          defaultSelectedItems="pay"
          sx={layersLook}
        >
          <Layer itemId="screen" label="Checkout screen" icon={CropSquare}>
            <Layer itemId="title" label="Title" icon={Notes} />
            <Layer itemId="form" label="Payment form" icon={CropSquare}>
              <Layer itemId="hint" label="Hint" icon={Notes} />
              <Layer itemId="pay" label="Pay button" icon={SmartButton} />
            </Layer>
          </Layer>
        </SimpleTreeView>
      ) : (
        <SimpleTreeView
          key="repository"
          aria-label="Repository"
          defaultExpandedItems={['src', 'checkout']}
          sx={repositoryLook}
        >
          <Path itemId="src" label="src">
            <Path itemId="checkout" label="checkout">
              <Path itemId="PayButton" label="PayButton.tsx" git="M" />
              <Path itemId="receipt" label="receipt.ts" git="A" />
            </Path>
            <Path itemId="main" label="main.tsx" />
          </Path>
          <Path itemId="package" label="package.json" git="M" />
        </SimpleTreeView>
      )}
    </React.Fragment>
  );
}
