import { useState } from 'react'
import { reasonOf } from './trackerCalls'

/** What another person did to something between its reading and its saving: `differs` are sentences about both. */
export interface Present<Value> {
  value: Value | undefined
  differs: (value: Value) => string[]
}

interface Saving<Value> {
  /** Reads what is there now; absent for something new. */
  now?: () => Promise<Present<Value>>
  save: () => Promise<void>
  /** Shows the other person's values instead of the reader's. */
  take: (value: Value) => void
}

/**
 * Saves a form: before it, looks whether somebody else has changed the same, and asks whose values shall stand. A
 * refusal leaves the form as it is, with the reason in `lines`.
 */
export function useSaving() {
  const [lines, setLines] = useState<readonly string[]>([])
  const [isWorking, setWorking] = useState(false)

  async function save<Value>({ now, save: send, take }: Saving<Value>): Promise<void> {
    setWorking(true)
    setLines([])
    try {
      const present = await now?.()
      if (present && !present.value) {
        setLines(['It was deleted meanwhile, or is no longer shared with you. What you typed stays here.'])
        return
      }
      const differs = present?.value ? present.differs(present.value) : []
      if (present?.value && differs.length > 0) {
        const answer = await whose(differs)
        if (answer === 'theirs') take(present.value)
        if (answer !== 'mine') return
      }
      await send()
    } catch (error) {
      setLines([reasonOf(error)])
    } finally {
      setWorking(false)
    }
  }

  return { lines, isWorking, save }
}

/** Asks whose values shall stand. */
export async function whose(lines: readonly string[]): Promise<'mine' | 'theirs' | undefined> {
  const { choose } = await import('../../client/dialogs')
  return choose<'mine' | 'theirs' | undefined>({
    title: 'Changed since you opened it',
    lines,
    choices: [
      { answer: 'theirs', label: 'Show theirs', isFirst: true },
      { answer: 'mine', label: 'Save mine', look: 'outline-secondary' },
      { answer: undefined, label: 'Cancel', look: 'quiet' },
    ],
    atEscape: undefined,
  })
}
