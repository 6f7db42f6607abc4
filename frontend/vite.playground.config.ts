import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** GraphiQL with all its assets, served at /graphiql. A build of its own: the product does not carry a byte of it. */
export default defineConfig({
  root: fileURLToPath(new URL('playground', import.meta.url)),
  base: '/graphiql/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: fileURLToPath(new URL('dist/graphiql', import.meta.url)),
    emptyOutDir: true,
    // The editor is one big piece.
    chunkSizeWarningLimit: 6_000,
    rolldownOptions: {
      // Directives for a compiler that has already run on these packages.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
