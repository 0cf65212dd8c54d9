/** Codes for who has lost the app: each works once in its place. They are short, so they are stored like passwords. */
import { randomInt } from 'node:crypto'
import { limits } from '../config/limits'

const { recoveryCodes, recoveryLength } = limits.secondFactor
/** Letters and figures that are not mistaken for each other, 5 bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Fresh codes as they are shown: two groups of five. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from({ length: recoveryLength }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${letters.slice(0, recoveryLength / 2)}-${letters.slice(recoveryLength / 2)}`
  })
}

/** A code as it is hashed, however it was typed; undefined where it cannot be one. */
export function recoveryCodeIn(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  return letters.length === recoveryLength && [...letters].every(one => alphabet.includes(one)) ? letters : undefined
}
