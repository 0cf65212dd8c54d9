import { useState } from 'react'
import { limits } from '../../../shared/limits'
import { Field } from '../../components/Field'
import { PasswordToggle } from '../../components/PasswordToggle'

interface SecurityAnswerProps {
  /** The question. */
  label: string
  error?: string
}

/** The field for the answer to a security question: masked until the reader wants to see it. */
export function SecurityAnswer({ label, error }: SecurityAnswerProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      name="answer"
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete="off"
      required
      maxLength={limits.securityAnswer}
      error={error}
      autoFocus
      inside={<PasswordToggle shown={shown} what="answer" onToggle={() => setShown(!shown)} />}
    />
  )
}
