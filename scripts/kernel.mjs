// The kernel of the router: AssemblyScript in packages/router/kernel, compiled to WebAssembly and kept as text in
// kernel-code.ts among the sources that use it. The build calls this; it compiles only what has changed.

import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runNode, tool } from './ready.mjs'

const folder = join(root, 'packages', 'router', 'kernel')
const target = join(root, 'packages', 'router', 'src', 'kernel-code.ts')
const options = ['-O3', '--runtime', 'stub', '--noAssert', '--importMemory', '--noExportMemory']

/** Of all that the kernel is made from. */
function digest() {
  const hash = createHash('sha256').update(options.join(' '))
  for (const name of readdirSync(folder).toSorted())
    hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

/** Whether the kernel that is kept was made from the sources as they are. */
export const isCurrent = () => readFileSync(target, 'utf8').includes(digest())

function compile() {
  const place = mkdtempSync(join(tmpdir(), 'kernel-'))
  const file = join(place, 'kernel.wasm')
  try {
    // from its own folder: the names of imports begin with the path of the file that asks for them
    const asc = tool('assemblyscript', 'bin/asc.js')
    const code = runNode(asc, ['index.ts', '-o', file, ...options], { cwd: folder })
    if (code === 0) writeFileSync(target, textOf(readFileSync(file)))
    return code
  } finally {
    rmSync(place, { recursive: true })
  }
}

const textOf = (wasm) => `// Made by scripts/kernel.mjs from sources with this digest:
// ${digest()}
export const kernelCode: string =
  '${wasm.toString('base64')}'
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = isCurrent() ? 0 : compile()
