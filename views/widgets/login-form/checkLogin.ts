import { limits } from '../../../shared/limits'
import { patterns } from '../../../shared/patterns'
import { messages } from '../../../shared/texts'

export type LoginErrors = Readonly<Record<string, string>>

/** What is wrong with a sign-in before it is sent; the server checks it again by the contract. */
export function checkLogin({ email, password }: { email: string; password: string }): LoginErrors {
  const errors: Record<string, string> = {}
  if (!email) errors.email = messages.required('Email')
  else if (email.length > limits.email) errors.email = messages.tooLong(limits.email)
  else if (!patterns.email.test(email)) errors.email = messages.invalid('Email')
  if (!password) errors.password = messages.required('Password')
  return errors
}
