/** Answers to security questions: how they are compared, kept and refused. */

import { messages } from '../../shared/texts'
import { limits } from '../config/limits'
import { hashPassword, verifyPassword } from './passwords'

/** Case, blanks and ways of writing a letter make no difference between answers. */
export function normalized(answer: string): string {
  return answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** As slow to try as a password: people give the same answers elsewhere. */
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

/** 12345, 98765 or 1111, but not a year or a number of a house. */
function isDigitsInOrder(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const steps = new Set([...text].slice(1).map((digit, index) => Number(digit) - Number(text[index])))
  return steps.size === 1 && Math.abs([...steps][0] ?? 2) <= 1
}
