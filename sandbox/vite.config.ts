import { fileURLToPath } from 'node:url';
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('browser', import.meta.url));
const outDir = fileURLToPath(new URL('dist/browser', import.meta.url));

/** stripe.js is a classic script, as the real one is: one file that sets window.Stripe and exports nothing. */
const script: InlineConfig = {
  configFile: false,
  root,
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: `${root}/stripe.ts`,
      formats: ['iife'],
      name: 'SandboxStripe',
      fileName: () => 'stripe.js',
    },
  },
};

function thenScript(): Plugin {
  return {
    name: 'sandbox-stripe-js',
    apply: 'build',
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build(script);
      },
    },
  };
}

/** The browser part of the payment sandbox: two frame pages and the script. Run after the app's own build. */
export default defineConfig({
  root,
  base: '/sandbox/',
  plugins: [thenScript()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    // The pages' policy allows no inline anything.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [`${root}/card.html`, `${root}/3ds.html`] },
  },
});
