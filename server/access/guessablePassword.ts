import { commonPasswords } from './data/commonPasswords'
import { commonWords } from './data/commonWords'

/** What whoever guesses tries first, besides the common ones. */
export interface PasswordOwner {
  email: string
  fullName: string
  company: string
}

/** Shorter parts of a name occur in too many good passwords. */
const shortestPart = 4
const product = 'coilworks'

/** Whether a password within the rule is one of the first that are tried: a common one, or one about its owner. Nothing is asked outside. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const text = password.toLowerCase()
  const [, word = ''] = /^([a-z]+)[^a-z]*$/.exec(text) ?? []
  if (commonPasswords.has(text) || commonWords.has(word)) return true
  return partsOf(owner).some(part => text.includes(part))
}

/** The words of what is known of the owner. Of a mail domain the last part stands for a country or a kind. */
function partsOf({ email, fullName, company }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const words = [local, domain.replace(/\.[^.]*$/, ''), fullName, company]
    .flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter(part => part.length >= shortestPart)
  return [product, ...words]
}
