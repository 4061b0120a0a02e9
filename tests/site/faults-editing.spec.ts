import type { Page } from 'playwright/test';
import { demo, editor, frame, openDemo, tool } from '../e2e/editedDemo';
import { test } from '../e2e/test';
import { expect } from './patientExpect';
import { holdTime, passTimeUntil, USELESS } from './uselessAnswers';

// Each file that editing asks for, in each way in which it can be useless (see faults-hanging.spec.ts).
test.setTimeout(120_000);
test.use({
  allowedMessages: [
    /Missing license key|Failed to load resource|Failed to fetch|Refused to|can escape its sandboxing|uncaught: (.*chunk|$)/i,
  ],
});

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;
const grid = (page: Page) => frame(page).getByRole('grid');

for (const [name, answer] of USELESS) {
  test(`an editor whose code ${name} says so, and another try brings it`, async ({ page }) => {
    await holdTime(page);
    await openDemo(page);
    await expect(demo(page).getByRole('grid')).toBeVisible();
    const known = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    );
    await page.route(CHUNKS, (route) =>
      known.includes(new URL(route.request().url()).pathname) ? route.continue() : answer(route),
    );
    await tool(page, 'Edit').click();
    const failure = demo(page).getByText('The editor could not be loaded.');
    await passTimeUntil(page, () => failure.isVisible());
    await page.unroute(CHUNKS);
    await tool(page, 'Edit').click();
    await passTimeUntil(page, () => editor(page).isVisible());
    await expect(grid(page)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  for (const [kind, files] of [
    ['libraries', '**/assets/sandbox/*.js'],
    ['list of libraries', '**/assets/sandbox/libraries.*.json'],
  ] as const) {
    test(`a demo that is edited while the ${kind} ${name} says so, and another try runs it`, async ({
      page,
    }) => {
      await holdTime(page);
      await openDemo(page);
      await page.route(files, answer);
      await tool(page, 'Edit').click();
      // The editor has a limit of its own.
      await expect(editor(page)).toBeVisible();
      const failure = demo(page).locator('.sandbox-cover');
      await passTimeUntil(page, async () =>
        (await failure.allTextContents()).join().includes('could not be loaded'),
      );
      await page.unroute(files);
      await failure.getByRole('button', { name: 'Try again' }).click();
      // In its own time: a limit that is passed by hand would end this attempt too.
      await expect(grid(page)).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  }

  test(`a demo whose frame ${name} says so, and another try runs it`, async ({ page }) => {
    await holdTime(page);
    await openDemo(page);
    await page.route('**/x/sandbox/**', answer);
    await tool(page, 'Edit').click();
    await expect(editor(page)).toBeVisible();
    // The demo itself may be late too, and say so.
    const failure = demo(page).locator('.sandbox-cover[role=alert]');
    await passTimeUntil(page, () => failure.isVisible());
    await expect(failure).toContainText('could not be loaded');
    await page.unroute('**/x/sandbox/**');
    await failure.getByRole('button', { name: 'Restart' }).click();
    await expect(grid(page)).toBeVisible();
  });
}
