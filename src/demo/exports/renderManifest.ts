import type { DemoExport } from './demoExport';
import { TOOL_VERSIONS, type Tool } from './toolVersions';

/** Returns the `package.json` of an exported demo, every version pinned (SPEC 5.6). */
export function renderManifest({ info, form, language }: DemoExport): string {
  const manifest = {
    name: info.title.toLowerCase().replace(/\W+/g, '-'),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      start: 'vite',
      build: language === 'TS' ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: info.dependencies,
    devDependencies: versionsOf([
      ...(form === 'tailwind' ? (['@tailwindcss/vite', 'tailwindcss'] as const) : []),
      ...(language === 'TS' ? typingTools(info.dependencies) : []),
      '@vitejs/plugin-react',
      'vite',
    ]),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function typingTools(dependencies: Readonly<Record<string, string>>): Tool[] {
  const tools: Tool[] = ['@types/react', '@types/react-dom', 'typescript'];
  return 'luxon' in dependencies ? ['@types/luxon', ...tools] : tools;
}

function versionsOf(tools: readonly Tool[]): Record<string, string> {
  return Object.fromEntries(tools.map((tool) => [tool, TOOL_VERSIONS[tool]]));
}
