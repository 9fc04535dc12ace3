import type { GameFile } from '@stellwerk/engine'

/** A game file with one action in each line, so that people can read it and tools can compare it. */
export function gameFileText({ actions, ...head }: GameFile): string {
  const lines = Object.entries(head)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  const list = actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n')
  return ['{', ...lines, `  "actions": [${list === '' ? '' : `\n${list}\n  `}]`, '}', ''].join('\n')
}

/** Lets the reader keep a text as a file. */
export function offerDownload(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
