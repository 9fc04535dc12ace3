import { defineConfig } from 'vite'

// The command as one file: reading 500 modules one by one takes longer than replaying a game. It is made from what
// TypeScript built and lies beside it; the server, which only few commands need, stays apart.
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
    rolldownOptions: { output: { entryFileNames: 'stellwerk.js', codeSplitting: false } },
  },
})
