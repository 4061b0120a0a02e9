import * as React from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const plants = ['Heather', 'Juniper', 'Lady fern', 'Larch'];

export default function DeleteByKey() {
  const [shown, setShown] = React.useState(plants);
  const [message, setMessage] = React.useState('Focus a plant and press Delete.');
  const remove = (plant: string) => {
    setShown(shown.filter((other) => other !== plant));
    setMessage(`${plant} was removed.`);
  };
  return (
    <Stack spacing={1}>
      <Typography role="status">{message}</Typography>
      <SimpleTreeView aria-label="Plants">
        {shown.map((plant) => (
          <TreeItem
            key={plant}
            /* preview-start */
            itemId={plant}
            onKeyDown={(event) => {
              event.stopPropagation(); // a parent item would handle the key as well
              if (event.key === 'Delete') remove(plant);
            }}
            /* preview-end */
            label={
              <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                {plant}
                <IconButton
                  // The button is a shortcut for the mouse; the Delete key does the same.
                  tabIndex={-1}
                  aria-hidden
                  size="small"
                  onClick={(event) => {
                    event.stopPropagation();
                    remove(plant);
                  }}
                >
                  <DeleteOutline fontSize="small" />
                </IconButton>
              </Stack>
            }
          />
        ))}
      </SimpleTreeView>
    </Stack>
  );
}
