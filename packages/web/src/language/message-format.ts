/**
 * ICU messages as our texts use them: arguments, numbers, plurals and selects. It stands in for `intl-messageformat` in the
 * built site, at a tenth of its size; a test holds every message that there is against the original.
 */

/** The elements of a message, numbered as the original numbers them. */
type Element =
  | { readonly type: 0; readonly value: string }
  | { readonly type: 1; readonly value: string }
  | { readonly type: 2; readonly value: string }
  | { readonly type: 5; readonly value: string; readonly options: Options }
  | { readonly type: 6; readonly value: string; readonly options: Options }
  | { readonly type: 7 }

type Options = { readonly [name: string]: { readonly value: readonly Element[] } }
type Values = { readonly [name: string]: string | number }

export class IntlMessageFormat {
  private readonly elements: readonly Element[]

  constructor(
    message: string,
    private readonly language: string,
  ) {
    this.elements = new Parser(message).whole()
  }

  getAst(): readonly Element[] {
    return this.elements
  }

  format(values: Values = {}): string {
    return this.say(this.elements, values, 0)
  }

  /** `count` is the number that `#` stands for. */
  private say(elements: readonly Element[], values: Values, count: number): string {
    let text = ''
    for (const element of elements) {
      switch (element.type) {
        case 0:
          text += element.value
          break
        case 1:
          text += String(given(values, element.value))
          break
        case 2:
          text += numbers(this.language).format(Number(given(values, element.value)))
          break
        case 5: {
          const chosen = String(given(values, element.value))
          text += this.say(option(element.options, chosen), values, count)
          break
        }
        case 6: {
          const number = Number(given(values, element.value))
          const chosen =
            `=${number}` in element.options ? `=${number}` : plurals(this.language).select(number)
          text += this.say(option(element.options, chosen), values, number)
          break
        }
        case 7:
          text += numbers(this.language).format(count)
          break
      }
    }
    return text
  }
}

function given(values: Values, name: string): string | number {
  const value = values[name]
  if (value === undefined) throw new Error(`no value for ${name}`)
  return value
}

function option(options: Options, name: string): readonly Element[] {
  const chosen = Object.hasOwn(options, name) ? options[name] : options['other']
  if (!chosen) throw new Error(`no wording for ${name}`)
  return chosen.value
}

function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  return (language) => {
    const found = made.get(language) ?? make(language)
    made.set(language, found)
    return found
  }
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language))
const plurals = perLanguage((language) => new Intl.PluralRules(language))

class Parser {
  private at = 0

  constructor(private readonly text: string) {}

  whole(): readonly Element[] {
    const elements = this.elements(false)
    if (this.at < this.text.length) this.fail('}')
    return elements
  }

  /** Elements up to the end or to the brace that closes a wording. */
  private elements(inPlural: boolean): readonly Element[] {
    const elements: Element[] = []
    let literal = ''
    const flush = (): void => {
      if (literal !== '') elements.push({ type: 0, value: literal })
      literal = ''
    }
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const sign = this.text[this.at]
      if (sign === '{') {
        flush()
        elements.push(this.argument())
      } else if (sign === '#' && inPlural) {
        flush()
        elements.push({ type: 7 })
        this.at++
      } else if (sign === "'") literal += this.quoted(inPlural)
      else {
        literal += sign
        this.at++
      }
    }
    flush()
    return elements
  }

  /** An apostrophe quotes only what would mean something; two are one. */
  private quoted(inPlural: boolean): string {
    const next = this.text[this.at + 1] ?? ''
    if (next === "'") {
      this.at += 2
      return "'"
    }
    if (next !== '{' && next !== '}' && !(next === '#' && inPlural)) {
      this.at++
      return "'"
    }
    const end = this.text.indexOf("'", this.at + 1)
    const quoted = this.text.slice(this.at + 1, end < 0 ? undefined : end)
    this.at = end < 0 ? this.text.length : end + 1
    return quoted
  }

  private argument(): Element {
    this.expect('{')
    const value = this.word()
    if (this.closes()) return { type: 1, value }
    this.expect(',')
    const kind = this.word()
    if (kind === 'number' && this.closes()) return { type: 2, value }
    if (kind !== 'plural' && kind !== 'select') throw new Error(`unknown kind ${kind} in ${this.text}`)
    this.expect(',')
    const options: { [name: string]: { value: readonly Element[] } } = {}
    while (!this.closes()) {
      const name = this.word()
      this.expect('{')
      options[name] = { value: this.elements(kind === 'plural') }
      this.expect('}')
    }
    return { type: kind === 'plural' ? 6 : 5, value, options }
  }

  private word(): string {
    this.skipBlanks()
    const from = this.at
    while (this.at < this.text.length && !/[\s,{}]/.test(this.text[this.at] ?? '')) this.at++
    if (this.at === from) this.fail('a name')
    return this.text.slice(from, this.at)
  }

  private closes(): boolean {
    this.skipBlanks()
    if (this.text[this.at] !== '}') return false
    this.at++
    return true
  }

  private expect(sign: string): void {
    if (sign !== '}') this.skipBlanks()
    if (this.text[this.at] !== sign) this.fail(sign)
    this.at++
  }

  private skipBlanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++
  }

  private fail(expected: string): never {
    throw new Error(`expected ${expected} at ${this.at} of ${this.text}`)
  }
}
