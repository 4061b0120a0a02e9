import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

const FONT = 'node_modules/@fontsource/inter/files/inter-latin';

/** The weights that our images use; the renderer cannot read the variable font of the pages. */
const WEIGHTS = [400, 600, 700] as const;

interface ImageSize {
  width: number;
  height: number;
}

/** Returns a drawing made of HTML elements and inline styles as a PNG. */
export async function drawImage(element: ReactElement, size: ImageSize): Promise<Buffer> {
  const fonts = WEIGHTS.map((weight) => ({
    name: 'Inter',
    weight,
    style: 'normal' as const,
    data: readFileSync(`${FONT}-${weight}-normal.woff`),
  }));
  return Buffer.from(await new ImageResponse(element, { ...size, fonts }).arrayBuffer());
}

/** Returns an SVG as the address of an image. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
