import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  // `npm run check` types the whole project; a second pass inside the build would double its time.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Read by `src/core/repository.ts`, in the browser too.
  env: {
    SOURCE_CODE_REPO: process.env.SOURCE_CODE_REPO ?? '',
    SOURCE_GITHUB_BRANCH: process.env.SOURCE_GITHUB_BRANCH ?? '',
  },
  // A page's data holds its content, which the HTML holds too and `_document` leaves out there.
  experimental: { largePageDataBytes: 1024 * 1024 },
  // Where "Edit this page" and the other links to the repository lead (SPEC 1.11).
  env: {
    NEXT_PUBLIC_SOURCE_CODE_REPO: process.env.SOURCE_CODE_REPO ?? '',
    NEXT_PUBLIC_SOURCE_GITHUB_BRANCH: process.env.SOURCE_GITHUB_BRANCH ?? '',
  },
  // Equal inputs give an equal build, so that an offline reader's update is a small one.
  generateBuildId: () => readFileSync('.generated/buildId.txt', 'utf8').trim(),
};

export default config;
