/** An advert of our own. */
export interface Advert {
  /** https, or a path of this site. */
  link: string;
  /** Addresses of the artwork, 130 × 100, in the light and in the dark scheme. */
  img: { light: string; dark: string };
  name: string;
  /** HTML of ours: text with `<strong>`. */
  description: string;
  /** Who stands behind it. */
  poweredby: string;
  /** What analytics calls it. */
  label: string;
}
