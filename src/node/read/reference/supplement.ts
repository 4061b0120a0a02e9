/**
 * Declarations that are added to the program, because some published types say nothing by themselves:
 * dates are `any` until an adapter is imported, and generic props need their default arguments.
 */
export const supplementName = '__apiSupplement.d.ts';

/** The text of the added file. `PickerValidDate` stands for the date object of the chosen adapter. */
export const supplementText = `
import type { ChartContainerProProps } from '@mui/x-charts-pro';
import '@mui/x-date-pickers/models';
interface PickerValidDate { readonly dateOfAdapter: never }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { adapter: PickerValidDate }
}
// The name is that of the component whose props it is.
export type ChartContainerPro = ChartContainerProProps;
`;
