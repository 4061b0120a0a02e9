import { escapeHtml } from '../../core/escapeHtml';
import type { DemoExport } from './demoExport';

/** Returns the page that loads `src/main`. */
export function renderIndex({ info, language }: DemoExport): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${escapeHtml(info.title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${language === 'TS' ? 'tsx' : 'jsx'}"></script>
  </body>
</html>
`;
}

/** Returns the module that shows the demo in a theme that follows the system's mode. */
export function renderMain({ form, language, height }: DemoExport): string {
  const demo =
    height === undefined
      ? '      <Demo />'
      : `      <div style={{ height: ${height}, display: 'flex', flexDirection: 'column' }}>
        <Demo />
      </div>`;
  const root = `document.getElementById('root')${language === 'TS' ? '!' : ''}`;
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import Demo from './Demo';
${form === 'tailwind' ? "import './tailwind.css';\n" : ''}
const theme = createTheme({ colorSchemes: { light: true, dark: true } });

createRoot(${root}).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
${demo}
    </ThemeProvider>
  </StrictMode>,
);
`;
}

/** Vite's own choice for workers, a classic script, cannot hold the dynamic imports of libraries. */
const WORKER_CONFIG = `  worker: { format: 'es' },\n`;

/**
 * Returns the configuration of Vite.
 * @param hosts Names, besides the own machine's, under which its server may be asked.
 */
export function renderViteConfig({ form, files }: DemoExport, hosts: readonly string[]): string {
  const hasTailwind = form === 'tailwind';
  const worker = files.some(({ code }) => code.includes('new Worker(')) ? WORKER_CONFIG : '';
  const server = hosts.length > 0 ? `  server: { allowedHosts: ['${hosts.join("', '")}'] },\n` : '';
  return `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${hasTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}
export default defineConfig({
  plugins: [react()${hasTailwind ? ', tailwindcss()' : ''}],
${worker}${server}});
`;
}

/** The compiler's options of a TypeScript project. */
export const TYPESCRIPT_CONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      noEmit: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;
