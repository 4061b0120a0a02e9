import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adverts } from './adverts';

test('there is one for templates, themes, enterprise support and design kits', () => {
  expect(adverts.map(({ label }) => label)).toEqual([
    'in-house-templates',
    'in-house-themes',
    'in-house-enterprise-support',
    'in-house-design-kits',
  ]);
});

test.each(adverts)(
  '$name: links are safe, the text is short and holds nothing but <strong>',
  (advert) => {
    expect(advert.link).toMatch(/^(https:\/\/|\/x\/).*\/$/);
    expect(advert.description.replace(/<\/?strong>/g, '')).not.toContain('<');
    expect(advert.description.length).toBeLessThan(100);
  },
);

test.each(adverts.flatMap(({ img }) => [img.light, img.dark]))(
  '%s is 130 × 100 and nothing in it runs',
  (file) => {
    const svg = readFileSync(`public${file}`, 'utf8');
    expect(svg).toContain('width="130" height="100"');
    expect(svg).not.toMatch(/<script|on\w+=|href/);
    expect(svg.length).toBeLessThan(2500);
  },
);
