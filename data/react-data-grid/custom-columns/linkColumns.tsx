import type * as React from 'react';
import Link from '@mui/material/Link';
import {
  GridEditInputCell,
  type GridColTypeDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

/** Enter opens the link. Without this, the grid would start editing. */
const keepEnter = (event: React.KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation();
};

function LinkCell({ value, tabIndex, prefix }: GridRenderCellParams & { prefix: string }) {
  return (
    <Link
      href={`${prefix}${value}`}
      tabIndex={tabIndex}
      target="_blank"
      rel="noopener"
      onKeyDown={keepEnter}
    >
      {value.replace('https://', '')}
    </Link>
  );
}

const isUrl = (value: string) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(value);
const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

/** A web address. The editor refuses other protocols, such as `javascript:`. */
export const link: GridColTypeDef<string> = {
  width: 190,
  editable: true,
  renderCell: (params) => (isUrl(params.value ?? '') ? <LinkCell {...params} prefix="" /> : null),
  preProcessEditCellProps: ({ props }) => ({ ...props, error: !isUrl(props.value) }),
  renderEditCell: (params) => (
    <GridEditInputCell {...params} slotProps={{ root: { type: 'url' } }} />
  ),
};

/** An email address that opens the user’s email app. */
export const email: GridColTypeDef<string> = {
  width: 210,
  editable: true,
  renderCell: (params) => (params.value ? <LinkCell {...params} prefix="mailto:" /> : null),
  preProcessEditCellProps: ({ props }) => ({ ...props, error: !isEmail(props.value) }),
  renderEditCell: (params) => (
    <GridEditInputCell {...params} slotProps={{ root: { type: 'email' } }} />
  ),
};
