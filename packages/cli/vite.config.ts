import { defineConfig } from 'vite'

// The command in a few files: reading 500 modules one by one takes longer than replaying a game, and so does reading
// every title and every command for one of each. They are made from what TypeScript built and lie beside it; the
// server, which only few commands need, stays apart.
// vite loads its configuration from a default export
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  ssr: { noExternal: true, external: ['@stellwerk/server'] },
  build: {
    ssr: 'dist/main.js',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'stellwerk.js', chunkFileNames: 'stellwerk-[name].js' },
      // rules, data and texts do nothing by being loaded
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/packages\/(?:hex|router|rails|engine|table|ledger|bots|texts|titles)\//,
            sideEffects: false,
          },
        ],
      },
    },
  },
})
