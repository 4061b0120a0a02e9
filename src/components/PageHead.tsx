import Head from 'next/head';
import type { ReactNode } from 'react';
import { SITE_ORIGIN } from '../core/constants';
import { SOCIAL_IMAGE_SIZE, socialImage } from '../core/socialImage';

interface PageHeadProps {
  pathname: string;
  /** Address of the image for previews of its links; without it that of its part of the site. */
  image?: string;
  title: string;
  description: string;
  /** Page that search engines show in place of this one; null keeps both out of them. */
  canonical?: string | null | undefined;
  /** Links that only some pages have. */
  children?: ReactNode;
}

/** What a page says of itself to search engines and to whoever shows a link to it (SPEC 11.3). */
export function PageHead(props: PageHeadProps) {
  const { pathname, title, description, canonical = pathname, children } = props;
  const name = `${title} - MUI X`;
  const image = SITE_ORIGIN + (props.image ?? socialImage(pathname));
  return (
    <Head>
      <title>{name}</title>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={SITE_ORIGIN + canonical} />
      )}
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="MUI X" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={SITE_ORIGIN + pathname} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {children}
    </Head>
  );
}
