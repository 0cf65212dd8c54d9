import { type RefObject, useRef, useState } from 'react'
import { texts } from '../../shared/texts'
import { passwordRules } from '../../shared/validation/patterns'
import { Field } from '../components/Field'
import { PasswordToggle } from '../components/PasswordToggle'
import { PasswordRules } from './PasswordRules'

interface NewPasswordProps {
  errors: Readonly<Record<string, string>>
  /** The field where the focus starts. */
  focus?: string
  label?: string
  /** The form validates its fields while the reader types, so `errors` is always up to date. */
  isLive?: boolean
}

type Input = RefObject<HTMLInputElement | null>

function valuesOf(password: Input, confirm: Input) {
  return { password: password.current?.value ?? '', confirm: confirm.current?.value ?? '' }
}

/** The message of a field, shown after the field was left or the form refused, as long as it applies. */
function said(isWrong: boolean, wasLeft: boolean, refused: string | undefined, message: string): string | undefined {
  return isWrong && (wasLeft || refused) ? message : undefined
}

/** New password and its confirmation, with a checklist that follows the typing. */
export function NewPassword({ errors, focus, label = 'New password', isLive = false }: NewPasswordProps) {
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ password: string; confirm: string }>()
  const [left, setLeft] = useState({ password: false, confirm: false })
  const [shown, setShown] = useState(false)

  const breaks = !passwordRules.every(rule => rule.passes(typed?.password ?? ''))
  const differs = typed?.confirm !== typed?.password
  const wrong = {
    password:
      typed?.password && !isLive ? said(breaks, left.password, errors.password, texts.passwordRule) : errors.password,
    confirm:
      typed?.confirm && !isLive
        ? said(differs, left.confirm, errors.confirmPassword, texts.passwordsDiffer)
        : errors.confirmPassword,
  }
  const common = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    required: true,
    onChange: () => setTyped(valuesOf(first, second)),
  }
  return (
    <>
      <Field
        {...common}
        name="password"
        label={label}
        inputRef={first}
        autoFocus={focus === 'password'}
        onBlur={() => setLeft(before => ({ ...before, password: true }))}
        error={wrong.password}
        describedBy="password-rules"
        inside={<PasswordToggle shown={shown} onToggle={() => setShown(!shown)} />}
        below={<PasswordRules password={typed?.password} />}
      />
      <Field
        {...common}
        name="confirmPassword"
        label="Confirm password"
        inputRef={second}
        autoFocus={focus === 'confirmPassword'}
        onBlur={() => setLeft(before => ({ ...before, confirm: true }))}
        error={wrong.confirm}
      />
    </>
  )
}
