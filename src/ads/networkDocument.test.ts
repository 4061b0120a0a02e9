import { expect, test } from 'vitest';
import { parseAdNews, renderNetworkDocument } from './networkDocument';

test('an address cannot leave its attribute', () => {
  const html = renderNetworkDocument('https://ads.example/a.js?a=1&b="><script>x</script>');
  expect(html).toContain('src="https://ads.example/a.js?a=1&amp;b=');
  expect(html.match(/<script/g)).toHaveLength(2);
});

test.each([
  [{ docsAd: { sight: 'ad' } }, { sight: 'ad' }],
  [{ docsAd: { sight: 'backers', more: 1 } }, { sight: 'backers' }],
  [{ docsAd: { click: true } }, { click: true }],
  [{ docsAd: { crash: 'Script error.' } }, { crash: 'Script error.' }],
  [{ docsAd: { sight: 'something' } }, undefined],
  [{ docsAd: { click: 'yes' } }, undefined],
  [{ docsAd: null }, undefined],
  [{ docsAd: 'ad' }, undefined],
  ['ad', undefined],
  [null, undefined],
  [undefined, undefined],
])('%o says %o', (data, news) => expect(parseAdNews(data)).toEqual(news));
