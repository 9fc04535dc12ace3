// npm start: makes the clone ready and serves the board on this machine. Arguments go to `stellwerk serve`.

process.argv.splice(2, 0, 'serve')
await import('../packages/cli/bin/stellwerk.mjs')
