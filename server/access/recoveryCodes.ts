/** Codes for people who have lost the app: each works once instead of it. They are short, so they are hashed slowly. */
import { randomInt } from 'node:crypto'
import { limits } from '../config/limits'

const { recoveryCodes, recoveryLength } = limits.secondFactor
/** Letters and digits that do not look alike, 5 bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** New codes as they are shown: two groups of five. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${letters.slice(0, recoveryLength / 2)}-${letters.slice(recoveryLength / 2)}`
  })
}

/** The typed code in the form that is hashed; undefined if the text cannot be a code. */
export function recoveryCodeIn(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return letters.length === recoveryLength && [...letters].every(one => alphabet.includes(one)) ? letters : undefined
}
