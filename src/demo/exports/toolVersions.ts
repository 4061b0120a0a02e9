/**
 * Tools of an exported project, pinned like its dependencies so that it builds next year as well.
 * Vite 7 rather than 8, whose bundler is native code that browser-run projects do not have.
 */
export const TOOL_VERSIONS = {
  '@tailwindcss/vite': '4.3.5',
  '@types/luxon': '3.7.6',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '5.2.0',
  tailwindcss: '4.3.5',
  typescript: '5.9.3',
  vite: '7.3.8',
} as const;

export type Tool = keyof typeof TOOL_VERSIONS;
