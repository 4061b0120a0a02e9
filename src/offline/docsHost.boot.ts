import { SITE_ORIGIN } from '../core/constants';

/** The one host where the service worker is registered (SPEC 10.1), without a port. */
export const DOCS_HOST = process.env.NEXT_PUBLIC_DOCS_HOST || new URL(SITE_ORIGIN).hostname;
