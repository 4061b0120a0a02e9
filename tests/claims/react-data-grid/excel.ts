import { Workbook } from 'exceljs';
import { setupExcelExportWebWorker } from '@mui/x-data-grid-premium/setupExcelExportWebWorker';
import { vi } from 'vitest';

/** Reads a file again as Excel would, so that only what was written counts. */
export const readWorkbook = (bytes: ArrayBuffer) => new Workbook().xlsx.load(bytes);

export const sheetOf = (workbook: Workbook, name = 'Sheet1') => workbook.getWorksheet(name)!;
/** Values of a sheet by row. */
export const lines = (workbook: Workbook, name?: string) =>
  sheetOf(workbook, name)
    .getSheetValues()
    .slice(1)
    .map((row) => (Array.isArray(row) ? row.slice(1) : row));

/** Names and contents of the files that the grid downloads. */
export function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.at(-1)! });
  });
  return files;
}

/** Runs the worker's code in this thread, with messages that are copied as a worker's are. */
export function startWorker() {
  let receive: (event: { data: unknown }) => void = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof receive) => {
    receive = listener;
  });
  setupExcelExportWebWorker({
    exceljsPostProcess: async ({ worksheet }) => void worksheet.addRow(['From the worker']),
  });
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    terminate: vi.fn(),
    postMessage: (data: unknown) => receive({ data: structuredClone(data) }),
  };
  vi.stubGlobal('postMessage', (data: unknown) => worker.onmessage?.({ data }));
  return worker;
}
