import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  // Without it Next takes any folder above that has a lock file for the project.
  turbopack: { root: import.meta.dirname },
  // `npm run check` types the whole project; a second pass inside the build would double its time.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Where "Edit this page" and its like lead (SPEC 1.11); src/core/repository.ts reads them.
  env: {
    SOURCE_CODE_REPO: process.env.SOURCE_CODE_REPO ?? '',
    SOURCE_GITHUB_BRANCH: process.env.SOURCE_GITHUB_BRANCH ?? '',
  },
  // A page's data holds its content, which the HTML holds too and `_document` leaves out there.
  experimental: { largePageDataBytes: 1024 * 1024 },
  // Equal inputs give an equal build, so that an offline reader's update is a small one.
  generateBuildId: () => readFileSync('.generated/buildId.txt', 'utf8').trim(),
};

export default config;
