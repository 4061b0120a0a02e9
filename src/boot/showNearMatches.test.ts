// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountNavigation, sectionsFile } from '../layout/navigation.boot.fixture';

const fetchSections = vi.fn<typeof fetch>();

async function open(address: string, place = '<section id="near-matches"></section>') {
  vi.resetModules();
  mountNavigation();
  document.getElementById('main')!.innerHTML = place;
  vi.stubGlobal('location', new URL(address, 'http://localhost'));
  await (await import('./showNearMatches')).showNearMatches();
  return [...document.querySelectorAll('#near-matches a')].map((link) => link.getAttribute('href'));
}

vi.mock('../../.generated/plannedPages', () => ({
  plannedPages: { '/x/grid/pivoting/': 'Pivoting' },
}));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchSections);
  fetchSections.mockReset().mockResolvedValue(new Response(JSON.stringify(sectionsFile)));
});
afterEach(() => vi.unstubAllGlobals());

test('offers the pages that the address is near to', async () => {
  expect(await open('/x/react-grd/pining/')).toEqual(['/x/grid/pinning/']);
  expect(document.querySelector('#near-matches li')!.textContent).toBe(
    'Column pinning /x/grid/pinning/',
  );
});

test.each(['/x/%E0%A4/', '/x/<script>alert(1)</script>/', `/x/${'pinning'.repeat(1500)}/`, '/'])(
  'has no answer to %.30s and is not disturbed',
  async (address) => {
    expect(await open(address)).toEqual([]);
    expect(document.querySelector('#near-matches')!.innerHTML).toBe('');
  },
);

test('asks for nothing on other pages, and is silent when nothing comes', async () => {
  await open('/x/grid/', '<h1>Grid</h1>');
  expect(fetchSections).not.toHaveBeenCalled();
  fetchSections.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await open('/x/grid/pining/')).toEqual([]);
});

test.each(['/x/grid/pivoting/', '/x/grid/pivoting'])(
  '%s is said to be planned',
  async (address) => {
    await open(address);
    expect(document.querySelector('#near-matches p')!.textContent).toBe(
      '“Pivoting” is planned, but not written yet.',
    );
  },
);
