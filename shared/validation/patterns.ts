/** The specification's patterns and password rules, without a library, for browsers too. All run in linear time. */
import { limits } from '../limits'

export const patterns = {
  /** Local part, @, domain, then a top-level domain of 2 to 10 letters. */
  email: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,10}$/,
  paragraph: /^[^\\/*]*$/,
  alphanumeric: /^[A-Za-z0-9 ]*$/,
  zip: /^[A-Za-z0-9 -]*$/,
  phone: /^[0-9 ()+-]*$/,
  /** A number in decimal notation that has a digit other than 0. */
  greaterThanZero: /^(?=[0.]*[1-9])(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/,
} as const

/**
 * The rules of a new password, each with the words of the checklist. A rule that is broken cannot be met by typing more,
 * only by removing what was typed.
 */
export const passwordRules = [
  { name: 'upper', label: 'An upper case letter', passes: (password: string) => /[A-Z]/.test(password) },
  { name: 'lower', label: 'A lower case letter', passes: (password: string) => /[a-z]/.test(password) },
  { name: 'number', label: 'A number', passes: (password: string) => /[0-9]/.test(password) },
  {
    name: 'length',
    label: `${limits.password.min} to ${limits.password.max} characters`,
    passes: (password: string) => password.length >= limits.password.min && password.length <= limits.password.max,
    isBroken: (password: string) => password.length > limits.password.max,
  },
  {
    name: 'slash',
    label: 'No / or \\',
    passes: (password: string) => password !== '' && !/[/\\]/.test(password),
    isBroken: (password: string) => /[/\\]/.test(password),
  },
] as const
