import Avatar from '@mui/material/Avatar';
import { GridEditInputCell, type GridColTypeDef } from '@mui/x-data-grid';

const avatarSx = {
  inlineSize: 28,
  blockSize: 28,
  fontSize: 12,
  marginInlineEnd: 1,
  bgcolor: 'primary.main',
};

const initials = (name: string) =>
  name
    .split(' ')
    .map(([letter]) => letter)
    .join('');

/** A name with an avatar. */
export const person: GridColTypeDef<string> = {
  width: 170,
  display: 'flex',
  editable: true,
  renderCell: ({ value = '' }) => (
    <>
      <Avatar aria-hidden sx={avatarSx}>
        {initials(value)}
      </Avatar>
      {value}
    </>
  ),
  renderEditCell: (params) => <GridEditInputCell {...params} />,
};
