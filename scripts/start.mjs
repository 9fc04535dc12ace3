// npm start: makes the clone ready and opens the game in the terminal. Arguments go to `stellwerk play`.

process.argv.splice(2, 0, 'play')
await import('../packages/cli/bin/stellwerk.mjs')
