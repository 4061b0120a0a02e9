// @vitest-environment happy-dom
import { expect, test } from 'vitest';

test('the script of names answers the keys of code and its copies', async () => {
  document.body.innerHTML =
    '<pre tabindex="0"><code><a tabindex="-1" href="/x/api/charts/bar/">Bar</a></code></pre>';
  await import('./names.boot');
  const block = document.querySelector('pre')!;
  block.focus();
  block.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
  expect(document.activeElement?.textContent).toBe('Bar');
  getSelection()!.selectAllChildren(block);
  const clipboardData = new DataTransfer();
  block.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  expect(clipboardData.getData('text/plain')).toBe('Bar');
});
