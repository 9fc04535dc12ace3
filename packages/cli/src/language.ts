import type { Language } from '@stellwerk/texts'
import { isLanguage } from '@stellwerk/texts'

/** The language that the environment asks for, else English. */
function languageOf(env: NodeJS.ProcessEnv): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const [code = ''] = locale.toLowerCase().split(/[_.@-]/)
  return isLanguage(code) ? code : 'en'
}

/**
 * The language that the arguments ask for. It must be known before they are parsed, because errors in them are reported
 * in it.
 */
export function askedLanguage(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  let asked: string | undefined
  for (const [i, arg] of args.entries()) {
    if (arg === '--') break
    if (arg === '--lang') asked = args[i + 1]
    else if (arg.startsWith('--lang=')) asked = arg.slice('--lang='.length)
  }
  return asked !== undefined && isLanguage(asked) ? asked : languageOf(env)
}
