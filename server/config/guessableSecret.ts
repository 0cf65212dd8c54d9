/** Detects secrets that a person has invented instead of generating them. */

/** The example for secrets in messages. */
export const secretExample = 'made with: openssl rand -base64 32'

const leastCharacters = 8
/** Words of examples and of placeholders. */
const placeholders =
  /openssl|rand -?base64|example|change.?me|change.?this|placeholder|your.{0,3}(secret|key)|fill.?in/i

/** Why a text of sufficient length is not a good secret; undefined if there is no objection. */
export function guessableSecret(text: string): string | undefined {
  if (placeholders.test(text)) return 'is an example'
  if (new Set(text).size < leastCharacters) return `has fewer than ${leastCharacters} different characters`
  if (isRepeated(text)) return 'repeats itself'
  if (isSequence(text)) return 'is a sequence'
  return undefined
}

/** A repeated piece; the last repetition may be cut. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.slice(length) === text.slice(0, -length)) return true
  return false
}

/** Most characters are next to the one before them, as in abcd, 4321 and aaaa. */
function isSequence(text: string): boolean {
  const steps = Array.from(
    { length: text.length - 1 },
    (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index),
  )
  return steps.filter(step => Math.abs(step) <= 1).length > steps.length / 2
}
