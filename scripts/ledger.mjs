// npm run ledger: which rule of docs/rules/<game>.md is named by the title of a test, and which by none.
//
//   --list     every id with the tests that name it
//   --report   exit status 0 even if ids are missing
//   --bite     changes the code that cites a rule and runs the tests that name it (bite.mjs);
//              --title 1873 for one title, --per 2 for so many changes at each place

import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './ready.mjs'
import { testTitles } from './titles.mjs'

const quoted = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The ids that a ledger states, in its order. */
export function statedIds(markdown, game) {
  const collect = (pattern) => [...markdown.matchAll(pattern)].map((match) => match[1])
  return {
    rules: collect(
      new RegExp(String.raw`^- \*\*(${quoted(game)}-[A-Za-z0-9.]+(?:-[a-z]{2,})*-[a-z]+)\*\*`, 'gm'),
    ),
    examples: collect(/^- \*\*(EX-\d+)\*\*/gm),
  }
}

/** The full ids that a title names: "1873-2.1-b, EX-01: …". Shortened forms ("-b to -d") name nothing. */
export function namedIds(title, game) {
  const pattern = new RegExp(
    String.raw`(?<![\w.-])(?:${quoted(game)}-[A-Za-z0-9.]+(?:-[a-z]{2,})*-[a-z]+|EX-\d+)(?![\w-])`,
    'g',
  )
  return [...new Set(title.match(pattern) ?? [])]
}

/**
 * Compares the tests with the ledger of one game. `tests` are { file, line, title }; an example counts only in the
 * game's own folder, because every game has an EX-01.
 */
export function compare(game, markdown, tests) {
  const { rules, examples } = statedIds(markdown, game)
  const where = new Map([...rules, ...examples].map((id) => [id, []]))
  const unknown = []
  for (const test of tests) {
    for (const id of namedIds(test.title, game)) {
      if (id.startsWith('EX-') && !test.file.startsWith(`packages/titles/${game}/`)) continue
      const found = where.get(id)
      if (found) found.push(test)
      else unknown.push({ id, ...test })
    }
  }
  const isNamed = (id) => where.get(id).length > 0
  return {
    rules,
    examples,
    where,
    unknown,
    missing: [...rules, ...examples].filter((id) => !isNamed(id)),
    isNamed,
  }
}

function readTests() {
  const files = readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\/(node_modules|dist)\//.test(file))
  return files.flatMap((file) =>
    testTitles(readFileSync(join(root, file), 'utf8')).map((found) => ({ file, ...found })),
  )
}

const titles = () =>
  readdirSync(join(root, 'docs', 'rules')).flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? [])

async function biteWith(args) {
  const { values } = parseArgs({
    args,
    options: {
      bite: { type: 'boolean' },
      title: { type: 'string' },
      per: { type: 'string', default: '2' },
    },
  })
  const { bite } = await import('./bite.mjs')
  await bite(values.title === undefined ? titles() : [values.title], Number(values.per))
  return 0
}

async function main(args) {
  if (args.includes('--bite')) return biteWith(args)
  const wrong = args.find((arg) => arg !== '--list' && arg !== '--report')
  if (wrong !== undefined) {
    process.stderr.write(`unknown option ${wrong}; there are --list, --report and --bite\n`)
    return 2
  }
  const tests = readTests()
  const out = (line) => console.log(line)
  let complete = true
  for (const name of readdirSync(join(root, 'docs', 'rules')).filter((file) => file.endsWith('.md'))) {
    const game = basename(name, '.md')
    const result = compare(game, readFileSync(join(root, 'docs', 'rules', name), 'utf8'), tests)
    const count = (ids) => `${ids.filter(result.isNamed).length} of ${ids.length}`
    out(`${game}: ${count(result.rules)} rules, ${count(result.examples)} worked examples`)
    if (args.includes('--list')) {
      for (const [id, found] of result.where) {
        if (found.length === 0) out(`  ${id}  (no test)`)
        for (const { file, line, title } of found) out(`  ${id}  ${file}:${line}  ${title}`)
      }
    } else if (result.missing.length > 0) {
      out('  without a test:')
      for (const id of result.missing) out(`  ${id}`)
    }
    for (const { id, file, line } of result.unknown)
      out(`  ${file}:${line} names ${id}, which the ledger does not have`)
    complete &&= result.missing.length === 0 && result.unknown.length === 0
  }
  return complete || args.includes('--report') ? 0 : 1
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // not awaited here: bite.mjs imports this module, which has to be ready for it
  void main(process.argv.slice(2)).then((code) => (process.exitCode = code))
}
