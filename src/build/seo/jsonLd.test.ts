import { expect, test } from 'vitest';
import type { GuideProps } from '../../core/types';
import { renderJsonLd } from './jsonLd';

test('a title cannot end the script element, and reads right when parsed', () => {
  const title = 'Quotes " and </script><b> and \u202eRTL';
  const text = renderJsonLd({
    pathname: '/x/a/',
    meta: { title, description: 'D.' },
  } as GuideProps);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ headline: title, url: 'https://mui.com/x/a/' });
});
