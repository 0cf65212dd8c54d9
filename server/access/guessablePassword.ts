import { commonPasswords } from './data/commonPasswords'
import { commonWords } from './data/commonWords'

/** Data of the owner that an attacker would try first, besides common passwords. */
export interface PasswordOwner {
  email: string
  fullName: string
  company: string
}

/** Shorter parts of a name occur in too many good passwords. */
const shortestPart = 4
const product = 'coilworks'

/**
 * Whether a password within the rule is easy to guess: a common one, or one about its owner. No external service is
 * used.
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const text = password.toLowerCase()
  const [, word = ''] = /^([a-z]+)[^a-z]*$/.exec(text) ?? []
  if (commonPasswords.has(text) || commonWords.has(word)) return true
  return partsOf(owner).some(part => text.includes(part))
}

/** The words of the owner's data. The last part of a mail domain is left out: it names a country or a category. */
function partsOf({ email, fullName, company }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const words = [local, domain.replace(/\.[^.]*$/, ''), fullName, company]
    .flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter(part => part.length >= shortestPart)
  return [product, ...words]
}
