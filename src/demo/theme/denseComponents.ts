import type { ThemeOptions } from '@mui/material/styles';
// Types only: they let `components` name the fields and the items of trees.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';

/** The Data Grid's own density, beside the defaults that it has under every density. */
export const denseGrid = { density: 'compact' } as const;

/** Default sizes under the compact density (SPEC 2.1); a demo that sets its own keeps them. */
export const denseComponents: ThemeOptions['components'] = {
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiButton: { defaultProps: { size: 'small' } },
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiList: { defaultProps: { dense: true } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiPickersTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  // Trees have no prop for it.
  MuiTreeItem: { styleOverrides: { content: { paddingBlock: 2 } } },
};
