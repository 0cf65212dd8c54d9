/** Answers to security questions: how they are compared, stored and refused. */

import { messages } from '../../shared/texts'
import { limits } from '../config/limits'
import { hashPassword, verifyPassword } from './passwords'

/** Case, blanks, and accents or other variants of a letter make no difference between answers. */
export function normalized(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Hashed as slowly as a password, because people give the same answers elsewhere. */
export function hashAnswer(answer: string, address?: string): Promise<string> {
  return hashPassword(normalized(answer), address)
}

export function matchesAnswer(hash: string | undefined, answer: string, address: string): Promise<boolean> {
  return verifyPassword(hash, normalized(answer), address)
}

interface About {
  question: string
  fullName: string
  email: string
  company: string
}

/** Why an answer is too easy to guess, or undefined. */
export function weaknessOf(answer: string, { question, fullName, email, company }: About): string | undefined {
  const plain = normalized(answer)
  if (plain.length < limits.clearance.shortestAnswer) return messages.answerTooShort(limits.clearance.shortestAnswer)
  const known = [fullName, ...fullName.split(' '), email, email.split('@')[0] ?? '', company].map(normalized)
  const words = normalized(question).split(/[^\p{L}\p{N}]+/u)
  const isGuessable = known.includes(plain) || words.includes(plain) || isDigitsInOrder(plain)
  return isGuessable ? messages.answerGuessable : undefined
}

/** 12345, 98765 or 1111, but not a year or a house number. */
function isDigitsInOrder(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const steps = new Set([...text].slice(1).map((digit, index) => Number(digit) - Number(text[index])))
  return steps.size === 1 && Math.abs([...steps][0] ?? 2) <= 1
}
