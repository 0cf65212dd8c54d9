import { limits } from '../../../shared/limits'
import { Field, firstWrong } from '../../../views/components/Field'
import { useFrame } from '../../../views/FrameContext'

export function PasswordField() {
  const { form } = useFrame()
  const errors = form?.errors ?? {}
  return (
    <Field
      name="currentPassword"
      label="Current password"
      type="password"
      autoComplete="current-password"
      required
      maxLength={limits.typedPassword}
      error={errors.currentPassword}
      autoFocus={firstWrong(['currentPassword', 'code'], errors) === 'currentPassword'}
    />
  )
}

export function CodeField({ label, hint, isNumeric }: { label: string; hint?: string; isNumeric?: true }) {
  const { form } = useFrame()
  const errors = form?.errors ?? {}
  return (
    <Field
      name="code"
      label={label}
      hint={hint}
      autoComplete="one-time-code"
      inputMode={isNumeric && 'numeric'}
      required
      maxLength={limits.secondFactor.typed}
      error={errors.code}
      autoFocus={firstWrong(['currentPassword', 'code'], errors) === 'code'}
    />
  )
}
