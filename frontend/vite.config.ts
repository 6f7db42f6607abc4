import react from '@vitejs/plugin-react';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './theme-css';

const backend = process.env['BACKEND_URL'] ?? 'http://localhost:3000';

const wantsSignInPage = (request: IncomingMessage) =>
  request.method === 'GET' && /^\/api\/login([?#]|$)/.test(request.url ?? '');

/** What pages share, in few files instead of dozens of small ones, each with all it imports. Earlier groups win. */
const groups = [
  // what the entry shares with the rest without waiting for it
  { name: 'first', test: /vite\/preload-helper|src\/(early-input|lib\/tab-storage)\./, priority: 4 },
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
    test: /src\/(lib\/(apollo\/ApolloScope|format\/cost-figure|loadable|useHydrated)|generated\/contracts|features\/payments\/useBuy)\./,
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

/** Links prefetch no data: that needs the router's framework mode. Its code is 2 kB of every page. */
const noPrefetch = fileURLToPath(new URL('src/app/shell/no-prefetch.ts', import.meta.url));
let leftOut = false;
const withoutPrefetch: Plugin = {
  name: 'without-prefetch',
  enforce: 'pre',
  buildEnd(error) {
    if (!error && !leftOut) this.error('The router has moved the code that withoutPrefetch replaces.');
  },
  resolveId(id, importer) {
    const isPart =
      id.endsWith('/ssr/components.js') && /\/lib\/(?:dom\/lib|components)\.js$/.test(importer ?? '');
    leftOut ||= isPart;
    return isPart ? noPrefetch : null;
  },
};

/** Rendering on the server needs answers, links and icons, and nothing that changes them later (ADR 19). */
const SERVER_PARTS: Record<string, string> = {
  '@apollo/client/react': 'apollo-react.ts',
  'react-router': 'react-router.tsx',
  '../createLucideIcon.mjs': 'lucide-icon.tsx',
};
const replaced = new Set<string>();
const onServer: Plugin = {
  name: 'on-server',
  enforce: 'pre',
  // a library that has moved the file would otherwise be back in the bundle unnoticed
  buildEnd(error) {
    const missed = Object.keys(SERVER_PARTS).filter((id) => !replaced.has(id));
    if (!error && missed.length > 0) this.error(`Nothing imports ${missed.join(', ')} (SERVER_PARTS).`);
  },
  resolveId: (id, importer) => {
    const file = SERVER_PARTS[id];
    const part = file && fileURLToPath(new URL(`src/server/${file}`, import.meta.url));
    // the part itself imports what it stands for
    if (!part || part === importer) return null;
    replaced.add(id);
    return part;
  },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [themeCss, withoutRipple, react(), isSsrBuild ? onServer : withoutPrefetch],
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
