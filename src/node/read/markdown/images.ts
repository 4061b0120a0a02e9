import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { GuideDraft } from './guideDraft';

/**
 * Checks images and gives them their size, where it is known, so that nothing moves when they load.
 * @throws ContentError for an image without alternative text or from outside `/static/`.
 */
export function readImages(tree: Root, draft: GuideDraft): void {
  const { imageSize } = draft.context;
  visit(tree, 'image', (image) => {
    if (!image.alt?.trim()) {
      const fix = 'Say between the brackets what it shows: ![A grid with two pinned columns](…).';
      throw draft.problem(image, `The image "${image.url}" has no alternative text.`, fix);
    }
    if (!image.url.startsWith('/static/')) {
      const fix = 'Put the file into public/static/ and write its path as /static/….';
      throw draft.problem(image, `The image "${image.url}" is not below /static/.`, fix);
    }
    const size = imageSize?.(image.url);
    if (imageSize && !size) {
      const fix = 'Put the file into public/static/ or mend its path.';
      throw draft.problem(image, `There is no image "${image.url}".`, fix);
    }
    image.data = { hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
  });
}
