import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { PNG } from 'pngjs';
import type { Download, Locator, Page } from 'playwright/test';
import { wakeReact } from '../e2e/frame';
import { expect, LICENSE_MESSAGE, test } from '../e2e/test';

/**
 * What the components do beyond drawing, under the strict policy: `test` fails on every breach.
 * All of it runs on the pages that readers see.
 */

test.use({ allowedMessages: [LICENSE_MESSAGE] });

const GRID_EXPORT = '/x/react-data-grid/export/';
const CHART_EXPORT = '/x/react-charts/export/';
const HEADERS = ['Invoice', 'Client', 'Work', 'Issued', 'Total', 'Status'];
/** A chart's drawing; icons and the marks of a legend have no groups. */
const CHART = 'svg:has(g)';
/** What an untouched frame is drawn with, and where a chart has nothing. */
const FEWEST_COLORS = 20;

/** Opens a page at one of its demos. */
async function openDemo(page: Page, pathname: string, name: string): Promise<Locator> {
  await page.goto(pathname);
  await wakeReact(page);
  const stage = page.locator(`#${name} .demo-stage`);
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.locator('.demo-surface')).toBeVisible({ timeout: 15_000 });
  return stage;
}

/** Chooses an entry of the export menu that a toolbar has. */
async function chooseExport(page: Page, stage: Locator, entry: string): Promise<void> {
  await stage.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function downloadOf(page: Page, action: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    action(),
  ]);
  return download;
}

async function sheetsOf(download: Download): Promise<ExcelJS.Worksheet[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await download.path());
  return workbook.worksheets;
}

const textsOf = (sheet: ExcelJS.Worksheet, row: number) =>
  (sheet.getRow(row).values as unknown[]).slice(1);

/** The dialog would stop everything: the frame says instead that it would be shown. */
async function catchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
}

/** The frame that was printed. */
function printed(page: Page, title: string) {
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  return { frame, done: frame.locator('html[data-printed]') };
}

/** The dialog has been closed: the media of the frames is the screen again, some moments later. */
async function closeDialog(page: Page): Promise<void> {
  await expect(async () => {
    for (const media of ['print', 'screen'] as const) {
      await page.emulateMedia({ media });
      // Queries of the media are answered before a frame is drawn.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await expect(page.locator('body > iframe')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Reads a picture: its size, its colors, and how often one of them occurs. */
async function readPicture(download: Download) {
  const { width, height, data } = PNG.sync.read(readFileSync(await download.path()));
  const counts = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    const color = data.subarray(i, i + 3).toString('hex');
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return { width, height, counts };
}

test('the filter panel of a grid finds the right rows', async ({ page }) => {
  const stage = await openDemo(page, '/x/react-data-grid/filtering/', 'OperatorsByType');
  const streets = stage.locator('[role="row"] [data-field="street"][role="gridcell"]');
  const panel = page.locator('.MuiDataGrid-filterForm');

  await stage.getByRole('button', { name: 'Text', exact: true }).click();
  await panel.getByLabel('Value').fill('cafe');
  await expect(streets).toHaveText(['Cafeteria Court 1']);
  await panel.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByRole('option', { name: 'equals', exact: true }).click();
  await panel.getByLabel('Value').fill('cafe lane 4');
  await expect(streets).toHaveText(['Café Lane 4']);
  await page.keyboard.press('Escape');

  await stage.getByRole('button', { name: 'Number', exact: true }).click();
  await panel.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByRole('option', { name: '>=', exact: true }).click();
  await panel.getByLabel('Value').fill('1340');
  await expect(streets).toHaveText(['Harbor Street 19', 'Orchard Road 7', 'Cafeteria Court 1']);
});

test('a grid is printed with all its rows, and is itself again afterwards', async ({ page }) => {
  await catchPrint(page);
  const stage = await openDemo(page, GRID_EXPORT, 'PrintLight');
  await chooseExport(page, stage, 'Print');
  const { frame, done } = printed(page, await page.title());
  await expect(done).toBeAttached();
  const rows = frame.locator('[role="row"][data-id]');
  await expect(rows).toHaveCount(30);
  await expect(rows.last()).toContainText('R-2630');
  await expect(frame.locator('[role="columnheader"]')).toHaveText(
    HEADERS.slice(0, 2).concat('Issued', 'Total'),
  );
  await expect(frame.locator('.MuiDataGrid-toolbar')).toBeHidden();
  await expect(rows.first().getByText('R-2601')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await closeDialog(page);
  await expect(stage.locator('[role="columnheader"]')).toHaveText(HEADERS);
});

test('a grid is downloaded as CSV', async ({ page }) => {
  const stage = await openDemo(page, GRID_EXPORT, 'ExportWithoutPrint');
  const download = await downloadOf(page, () => chooseExport(page, stage, 'Download as CSV'));
  expect(download.suggestedFilename()).toBe('invoices-2026.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe(`\uFEFF${HEADERS.join(';')}`);
  expect(lines).toHaveLength(9);
  expect(lines[1]).toMatch(/^R-2601;Böhm Quartet;Bow hair;[^;]+;€60\.00;Paid$/);
  expect(lines[4]).toContain(`"'-€655.50"`);
});

test('a grid is downloaded as Excel, in its types', async ({ page }) => {
  const stage = await openDemo(page, GRID_EXPORT, 'ExportExcelBasic');
  const download = await downloadOf(page, () => chooseExport(page, stage, 'Download as Excel'));
  expect(download.suggestedFilename()).toBe('invoices.xlsx');
  const [invoices, options] = await sheetsOf(download);
  expect(textsOf(invoices!, 1)).toEqual(HEADERS);
  expect(invoices!.rowCount).toBe(9);
  expect(invoices!.getCell('D2').value).toEqual(new Date(Date.UTC(2026, 0, 5)));
  expect(invoices!.getCell('E5').value).toBe(-655.5);
  expect(options!.name).toBe('Options');
  expect(invoices!.getCell('F2').dataValidation.formulae).toEqual(['Options!$A$2:$A$4']);
});

test('a sheet gets a title, a footer and an outline', async ({ page }) => {
  const stage = await openDemo(page, GRID_EXPORT, 'ExportExcelBranded');
  const download = await downloadOf(page, () => chooseExport(page, stage, 'Download as Excel'));
  const [sheet] = await sheetsOf(download);
  expect(sheet!.getCell('A1').value).toBe('Varga Violins: invoices of 2026');
  expect(textsOf(sheet!, 3)[0]).toBe('Client and invoice');
  expect(sheet!.getRow(5).outlineLevel).toBe(1);
  expect(sheet!.getCell(`A${sheet!.rowCount}`).value).toBe('Payable within 14 days');
});

test('a worker writes 50,000 rows while the page says so', async ({ page }) => {
  test.setTimeout(180_000);
  const stage = await openDemo(page, GRID_EXPORT, 'ExportExcelWorker');
  const status = stage.getByRole('status');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  const download = await downloadOf(page, async () => {
    await chooseExport(page, stage, 'Download as Excel');
    await expect(status).toHaveText('Creating the Excel file…');
  });
  await expect(status).toHaveText('The Excel file is ready');
  expect(workers).toEqual([expect.stringMatching(/^\/_next\/static\//)]);
  const [sheet] = await sheetsOf(download);
  expect(sheet!.rowCount).toBe(50_001);
  // What only the worker's own file asks for.
  expect(sheet!.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
});

test('own code in the export menu of a grid', async ({ page }) => {
  const stage = await openDemo(page, GRID_EXPORT, 'ExportJson');
  const download = await downloadOf(page, () => chooseExport(page, stage, 'Download as JSON'));
  const rows = JSON.parse(readFileSync(await download.path(), 'utf8')) as { total: number }[];
  expect(rows).toHaveLength(8);
  expect(rows[3]!.total).toBe(-655.5);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, deviceScaleFactor: 2 });

    test('a chart is saved as a picture in the size of the screen', async ({ page }) => {
      const stage = await openDemo(page, CHART_EXPORT, 'PrintAndPngToolbar');
      const chart = stage.locator(CHART).locator('xpath=..');
      const box = (await chart.boundingBox())!;
      const line = chart.locator('.MuiLineElement-root').first();
      const color = await line.evaluate((element) => getComputedStyle(element).stroke);
      const download = await downloadOf(page, () => chooseExport(page, stage, 'Export as PNG'));
      expect(download.suggestedFilename()).toMatch(/\.png$/);
      const { width, height, counts } = await readPicture(download);
      expect(width).toBe(Math.floor(box.width * 2));
      expect(height).toBe(Math.floor(box.height * 2));
      expect(counts.size).toBeGreaterThan(FEWEST_COLORS);
      const hex = Buffer.from(color.match(/\d+/g)!.slice(0, 3).map(Number)).toString('hex');
      expect(counts.get(hex), `pixels in the color of the line, ${color}`).toBeGreaterThan(500);
    });
  });
}

test('own text in the root of a chart is in its picture', async ({ page }) => {
  const stage = await openDemo(page, CHART_EXPORT, 'WrappedExport');
  const root = stage.getByText('Students on school visits, 2025').locator('xpath=..');
  const box = (await root.boundingBox())!;
  const save = stage.getByRole('button', { name: 'Save PNG' });
  const { height, counts } = await readPicture(await downloadOf(page, () => save.click()));
  expect(height).toBe(Math.floor(box.height));
  expect(counts.size).toBeGreaterThan(FEWEST_COLORS);
});

test('every type of chart is printed', async ({ page }) => {
  await catchPrint(page);
  const stage = await openDemo(page, CHART_EXPORT, 'PrintAnyChart');
  const select = stage.getByRole('combobox', { name: 'Chart' });
  await select.click();
  const names = await page.getByRole('option').allTextContents();
  expect(names).toHaveLength(7);
  await page.keyboard.press('Escape');
  for (const name of names) {
    await select.click();
    await page.getByRole('option', { name }).click();
    const shapes = `${CHART} :is(path, rect, circle, text)`;
    await expect.poll(() => stage.locator(shapes).count(), { message: name }).toBeGreaterThan(2);
    await stage.getByRole('button', { name: 'Print' }).click();
    const { frame, done } = printed(page, `Museum, ${name}`);
    await expect(done, name).toBeAttached();
    const count = await frame.locator(shapes).count();
    expect(count, name).toBe(await stage.locator(shapes).count());
    await closeDialog(page);
  }
});

test('a date is typed into a picker', async ({ page }) => {
  const stage = await openDemo(page, '/x/react-date-pickers/date-picker/', 'DatePickerValue');
  const field = stage.getByRole('group', { name: 'Checkup (controlled)' });
  await field.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type('11052027');
  await expect(stage.getByRole('status')).toHaveText('Checkup: 2027-11-05');
  await page.keyboard.press('ArrowUp');
  await expect(stage.getByRole('status')).toHaveText('Checkup: 2028-11-05');
});
