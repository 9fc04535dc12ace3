import { useSay } from '../../language/language.js'
import { Field } from '../form.js'
import { accountTexts } from './texts.js'

interface TypedProps {
  readonly value: string
  onChange(value: string): void
}

/** The password that somebody has, to be sure that it is they. */
export const PresentPassword = ({ label, ...typed }: TypedProps & { readonly label: string }) => (
  <Field {...typed} label={label} type="password" required autocomplete="current-password" />
)

/** A password to be remembered from now on. */
export function NewPassword({ label, ...typed }: TypedProps & { readonly label: string }) {
  const help = useSay(accountTexts)('passwordHelp')
  return (
    <Field
      {...typed}
      label={label}
      help={help}
      type="password"
      required
      minLength={8}
      autocomplete="new-password"
    />
  )
}

export function EmailField(typed: TypedProps) {
  const say = useSay(accountTexts)
  return <Field {...typed} label={say('email')} help={say('emailHelp')} type="email" autocomplete="email" />
}
