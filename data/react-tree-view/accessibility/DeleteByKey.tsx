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
  const [message, setMessage] = React.useState('Press Delete on a plant.');
  const remove = (plant: string) => {
    setShown(shown.filter((other) => other !== plant));
    setMessage(`${plant} removed.`);
  };
  return (
    <Stack spacing={1}>
      <Typography role="status">{message}</Typography>
      <SimpleTreeView aria-label="Plants to remove">
        {shown.map((plant) => (
          <TreeItem
            key={plant}
            itemId={plant}
            onKeyDown={(event) => {
              if (event.key === 'Delete') remove(plant);
            }}
            label={
              <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                {plant}
                <IconButton
                  // For the mouse: the key does the same, so the button is no stop of its own.
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
