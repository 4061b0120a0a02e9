/** Width and height of an image file, in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** What the pipeline has to know of the world around one Markdown file. */
export interface GuideContext {
  /** Path of the Markdown file from the project's root; error messages name it. */
  file: string;
  /** Path of the page; ends in a slash. */
  pathname: string;
  /** Product of the page where the front matter names none. */
  productId: string;
  /** Names, without extension, of the demos beside the Markdown file. */
  demos: ReadonlySet<string>;
  /** Names of the embeds that `{{"component": …}}` can show. */
  components: ReadonlySet<string>;
  /** Tells whether the tree has this path but its page is still to be written (SPEC 4.3). */
  isUnwritten?: (pathname: string) => boolean;
  /** Size of an image below `/static/`, so that its place can be reserved; undefined = no such file. */
  imageSize?: (path: string) => ImageSize | undefined;
}
