/**
 * Text that was typed into a form whose session has ended. It is carried through the sign-in, encrypted, and shown once
 * in the same form to the same person. The server stores nothing of it before somebody has signed in.
 */
import type { Request } from 'express'
import { z } from 'zod'
import { visitorRules } from '../../shared/accounts/contactForm'
import type { FormState } from '../../shared/frame/frame'
import type { RouteName } from '../../shared/routes'
import type { FieldRule } from '../../shared/validation/fieldRules'
import { firstCharacters } from '../../shared/wording/characters'
import { serverMessages } from '../../shared/wording/serverMessages'
import { limits } from '../config/limits'
import { type Clock, minutesAfter } from '../process/clock'
import type { ReaderMark } from '../request/readerMark'
import type { SecretBox } from '../secrets/secretBox'

/** The forms whose text is kept, with their fields: none is a password, an answer or a code. */
const fieldsOf: Partial<Record<RouteName, Readonly<Record<string, FieldRule>>>> = {
  login: { email: visitorRules.email },
  forgotPassword: { email: visitorRules.email },
  contactUs: visitorRules,
}

const kept = z.object({
  at: z.number(),
  name: z.string(),
  /** The mark of the person who typed it. */
  reader: z.string(),
  values: z.record(z.string(), z.string()),
})

interface TypedOptions {
  secretBox: SecretBox
  clock: Clock
  markOf: ReaderMark
}

export type TypedForms = ReturnType<typeof createTypedForms>

export function createTypedForms({ secretBox, clock, markOf }: TypedOptions) {
  return {
    markOf,

    /** The encrypted text for the login form; undefined if there is nothing to keep. */
    sealed(name: RouteName, values: FormState['values'], reader: string): string | undefined {
      if (Object.values(values).every(text => text === '')) return undefined
      return secretBox.seal(
        JSON.stringify({ at: clock.now().getTime(), name, reader, values } satisfies z.infer<typeof kept>),
      )
    },

    /** The text from before the sign-in for the form of a page: once, only to the same person, and within an hour. */
    take({ session }: Request, name: RouteName): FormState | undefined {
      const text = session?.typed
      if (!session?.identity || text === undefined) return undefined
      const opened = secretBox.open(text)
      const found = opened === undefined ? undefined : kept.parse(JSON.parse(opened))
      if (found && found.name !== name) return undefined
      delete session.typed
      if (!found) return undefined
      const ends = minutesAfter(new Date(found.at), limits.session.anonymousMinutes)
      if (found.reader !== markOf(session) || ends <= clock.now())
        return { values: {}, errors: {}, message: serverMessages.lostForm.notYours }
      return { values: found.values, errors: {}, message: serverMessages.lostForm.backAgain }
    },
  }
}

/** The part of a form's body that may be shown again, cut to the lengths of its fields. */
export function typedInto(name: RouteName, body: unknown): FormState['values'] {
  const typed = (body ?? {}) as Record<string, unknown>
  const entries = Object.entries(fieldsOf[name] ?? {}).map(([field, { max = 0 }]) => {
    const text = typed[field]
    return [field, typeof text === 'string' ? firstCharacters(text.replaceAll('\r\n', '\n'), max) : '']
  })
  return Object.fromEntries(entries)
}
