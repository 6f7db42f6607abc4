import react from '@vitejs/plugin-react';
import type { IncomingMessage } from 'node:http';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './theme-css';

const backend = process.env['BACKEND_URL'] ?? 'http://localhost:3000';

const wantsSignInPage = (request: IncomingMessage) =>
  request.method === 'GET' && /^\/api\/login([?#]|$)/.test(request.url ?? '');

/** What pages share, in few files instead of dozens of small ones, each with all it imports. Earlier groups win. */
const groups = [
  // what the entry shares with the rest without waiting for it
  { name: 'first', test: /vite\/preload-helper|src\/early-input\./, priority: 4 },
  { name: 'start', test: /src\/app\/shell\/start\.tsx$/, priority: 3 },
  // what the landing page and the list draw; without Apollo, which only the list needs
  {
    name: 'card',
    test: /src\/(components\/(plain\/BusyButton|contract\/(contract-kinds|ContractCover))|features\/contracts\/card\/ContractCard(Skeleton)?|lib\/errors\/read-error|lib\/toast\/toast-error)\.|icons\/(badge-check|check|search)\.mjs/,
    priority: 2.5,
  },
  { name: 'parts', test: /src\/components\/mui\/(TextInput|SelectField)\./, priority: 2 },
  {
    name: 'trade',
    test: /src\/(lib\/(apollo\/ApolloScope|useHydrated)|generated\/contracts|features\/payments\/useBuy)\./,
    priority: 1,
  },
];

/** No button has a ripple (theme/components.ts), so the landing page does not load its code: 2 kB. */
const withoutRipple: Plugin = {
  name: 'without-ripple',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/TouchRipple.mjs') && importer?.includes('/ButtonBase/') ? '\0no-ripple' : null,
  load: (id) => (id === '\0no-ripple' ? 'export default () => null;' : null),
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [themeCss, withoutRipple, react()],
  // The server bundle carries its own React: the running product needs no frontend packages beside it.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // One small sheet for all pages: it is fetched once, and no page waits for another one's when it is opened.
        cssCodeSplit: false,
        // Every browser that runs this build knows modulepreload.
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { index: 'index.html' }, output: { codeSplitting: { groups } } },
      },
  server: {
    port: Number(process.env['PORT'] ?? 4200),
    proxy: {
      // The sign-in page is drawn by this app at a path of the backend's.
      '/api': { target: backend, bypass: (req) => (wantsSignInPage(req) ? '/index.html' : undefined) },
      '/sandbox': backend,
      '/healthz': backend,
      '/graphql': { target: backend, ws: true },
    },
  },
}));
