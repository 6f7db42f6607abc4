import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCss } from './theme-css';

/** The design system on one page, for developers and for the visual regression test. Not part of the product. */
export default defineConfig({
  root: fileURLToPath(new URL('design', import.meta.url)),
  publicDir: fileURLToPath(new URL('public', import.meta.url)),
  plugins: [themeCss, react()],
  server: { port: Number(process.env['PORT'] ?? 4300) },
  build: { outDir: fileURLToPath(new URL('dist/design', import.meta.url)), emptyOutDir: true },
});
