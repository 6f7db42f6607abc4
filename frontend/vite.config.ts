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
  {
    name: 'first',
    test: /vite\/preload-helper|src\/(early-input|lib\/(tab-storage|next-task))\./,
    priority: 4,
  },
  // apart from the rest of the start, because each chunk is run in a task of its own (entry-client.ts)
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3.5 },
  { name: 'start', test: /src\/app\/shell\/start\.tsx$/, priority: 3 },
  // what the landing page and the list draw; without Apollo, which only the list needs
  {
    name: 'card',
    test: /src\/(components\/(plain\/BusyButton|contract\/(contract-kinds|ContractCover))|features\/contracts\/card\/ContractCard(Skeleton)?|lib\/errors\/read-error|lib\/toast\/toast-error)\.|icons\/(badge-check|check|search)\.mjs/,
    priority: 2.5,
  },
  // what every page with MUI draws
  {
    name: 'parts',
    test: /src\/(components\/mui\/(TextInput|SelectField|PageHeading|BusyButton)|theme\/MuiScope)\.|@mui\/material\/(esm\/)?(Box|Button|Card|Container|Paper|Skeleton|Typography)\//,
    priority: 2,
  },
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

/** An icon as one element instead of six: the library's own way is 1 kB of every page, and slower to hydrate. */
const ICON = { '../createLucideIcon.mjs': 'theme/lucide-icon.tsx' };
/** Rendering on the server needs answers, links and icons, and nothing that changes them later (ADR 19). */
const SERVER_PARTS = {
  ...ICON,
  '@apollo/client/react': 'server/apollo-react.ts',
  'react-router': 'server/react-router.tsx',
};
const replaced = (parts: Record<string, string>): Plugin => {
  const found = new Set<string>();
  return {
    name: 'replaced-modules',
    enforce: 'pre',
    // a library that has moved the file would otherwise be back in the bundle unnoticed
    buildEnd(error) {
      const missed = Object.keys(parts).filter((id) => !found.has(id));
      if (!error && missed.length > 0) this.error(`Nothing imports ${missed.join(', ')}.`);
    },
    resolveId: (id, importer) => {
      const file = parts[id];
      const part = file && fileURLToPath(new URL(`src/${file}`, import.meta.url));
      // the part itself imports what it stands for
      if (!part || part === importer) return null;
      found.add(id);
      return part;
    },
  };
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    themeCss,
    withoutRipple,
    react(),
    replaced(isSsrBuild ? SERVER_PARTS : ICON),
    isSsrBuild ? null : withoutPrefetch,
  ],
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
