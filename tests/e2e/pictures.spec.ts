import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { photograph } from '../../pictures/photograph';
import type { GuideProps } from '../../src/core/types';
import { guideImage, SOCIAL_IMAGE_SIZE, socialImage } from '../../src/core/socialImage';
import { expect, test } from './test';

const SORTING = '/x/react-data-grid/sorting/';

const guideOf = (pathname: string) =>
  JSON.parse(
    readFileSync(`.generated/guides${pathname.replace(/\/$/, '')}.json`, 'utf8'),
  ) as GuideProps;

test('a guide names an image of its own, which is there before it is photographed', async ({
  request,
}) => {
  const html = await (await request.get(SORTING)).text();
  const image = guideImage(guideOf(SORTING));
  expect(image).not.toBe(socialImage(SORTING));
  expect(/<meta property="og:image" content="(.*?)"/.exec(html)?.[1]).toBe(
    `https://mui.com${image}`,
  );
  const answer = await request.get(image);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect(PNG.sync.read(await answer.body())).toMatchObject(SOCIAL_IMAGE_SIZE);
});

test('the picture of a guide has the rows of its first demo', async ({ newContext, baseURL }) => {
  const context = await newContext({ javaScriptEnabled: false, deviceScaleFactor: 1.5 });
  const guide = guideOf(SORTING);
  const picture = PNG.sync.read((await photograph(context, baseURL!, guide))!);
  expect(picture).toMatchObject(SOCIAL_IMAGE_SIZE);
  // Below the title: lines of text on white, from one edge of the demo to the other.
  const inkAt = (from: number, to: number) => {
    let count = 0;
    for (let y = 320; y < 600; y += 1) {
      for (let x = from; x < to; x += 1) {
        const at = (y * picture.width + x) * 4;
        if (picture.data[at]! + picture.data[at + 1]! + picture.data[at + 2]! < 300) count += 1;
      }
    }
    return count;
  };
  expect(inkAt(70, 400)).toBeGreaterThan(200);
  expect(inkAt(800, 1130)).toBeGreaterThan(200);
});
