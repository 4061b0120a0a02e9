// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { PAGE_CHANGE } from '../core/constants';
import { listenForApi } from './api';
import { loadApi } from './loadApi';

vi.mock('../../.generated/apiScript', () => ({ apiScript: './api' }));
vi.mock('./api', () => ({ listenForApi: vi.fn() }));

const TABLE = '<table><tbody><tr class="api-row"></tr></tbody></table>';

beforeEach(() => {
  document.body.innerHTML = '';
  vi.mocked(listenForApi).mockClear();
});

test('a page with tables has their script before anything is called ready', async () => {
  document.body.innerHTML = TABLE;
  await loadApi();
  expect(listenForApi).toHaveBeenCalledOnce();
});

test('other pages do without it, until one with tables comes', async () => {
  await loadApi();
  document.dispatchEvent(new Event(PAGE_CHANGE));
  expect(listenForApi).not.toHaveBeenCalled();
  document.body.innerHTML = TABLE;
  document.dispatchEvent(new Event(PAGE_CHANGE));
  document.dispatchEvent(new Event(PAGE_CHANGE));
  await vi.waitFor(() => expect(listenForApi).toHaveBeenCalled());
  expect(listenForApi).toHaveBeenCalledOnce();
});
