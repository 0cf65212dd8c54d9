import { useEffect, useState } from 'react'
import type { CoilRating, CoilInput as RatedInput } from '../../../../engine/coils/coil'
import { ratedCoil } from '../../../../engine/coils/ratedCoil'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { limits } from '../../../../shared/limits'
import { texts } from '../../../../shared/texts'
import { connectionLost } from '../../../../shared/wording/callTexts'
import { CallError, post } from '../../../client/call'
import { retrying } from '../../../client/retrying'
import { reasonOf, sessionEnded } from './sessionEnded'

/** A field that the engine refuses, as the contract says it. */
export interface Problem {
  Path: string
  Message: string
}

/** What is known of the performance, and of which input it is known. */
export interface Rated {
  /** The coil of the project that it is about. */
  coil: string
  /** The last rating there was. It stays, dimmed, until there is another. */
  rating: CoilRating | null
  /** What `rating` is the rating of, with what it chose. */
  ratedInput: RatedInput
  /** What the engine refuses in `input`, the last that was asked. */
  problems: readonly Problem[]
  input: CoilInput
  /** When the answer came and how long it took [ms]; absent for the rating that came with the page. */
  at?: Date
  took?: number
}

export interface RatingState extends Rated {
  isWorking: boolean
  /** Set where the last try got no answer; the inputs are as they were. */
  failure?: string
  calculate: () => void
  /** The last rating of any coil of the project that was asked for, shown or not. */
  ratingOf: (coil: string, input: CoilInput) => CoilRating | null
}

/**
 * Rates `input` on the server a moment after each change. A later change abandons the earlier question, so the last
 * answer wins. What was answered once is not asked again: going to another coil and back, or undoing, shows it at once.
 */
export function useRating(first: Rated, coil: string, input: CoilInput, isValid: boolean): RatingState {
  const [last, setLast] = useState(first)
  const [answers] = useState(() => new WeakMap<CoilInput, Rated>(first.coil === coil ? [[first.input, first]] : []))
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const [answeredTries, setAnsweredTries] = useState(0)
  const known = knownOf(coil, answers.get(input))
  const isDue = isValid && (!known || answeredTries !== tries)
  const rated = ratedOf(coil, input, { known, last, isDue })

  useEffect(() => {
    if (!isDue) return
    const abandon = new AbortController()
    let triesWhileBusy = 0
    const ask = async () => {
      const start = performance.now()
      try {
        const answer = await post('DesignService.svc/Rate', { input }, { signal: abandon.signal, isHandled: true })
        if (abandon.signal.aborted) return
        const { Rating, Problems } = answer.Item ?? { Rating: null, Problems: [] }
        if (!answer.Succeeded) setFailure(answer.Notices?.[0]?.Messages[0] ?? texts.http.other)
        else setFailure(undefined)
        const answered = { problems: Problems, at: new Date(), took: performance.now() - start }
        setLast(last => {
          const before = last.coil === coil ? last : nothingKnown(coil, input)
          const next: Rated = {
            ...answered,
            coil,
            rating: Rating ?? before.rating,
            ratedInput: Rating ? ratedCoil(input, Rating.chosen) : before.ratedInput,
            input: Rating || Problems.length > 0 ? input : before.input,
          }
          if (next.input === input) answers.set(input, next)
          return next
        })
        setAnsweredTries(tries)
      } catch (error) {
        if (abandon.signal.aborted) return
        // Too much was asked of the server at once: again in a moment, unless that goes on.
        if (error instanceof CallError && error.status === 503 && ++triesWhileBusy < limits.busy.tries) {
          retries.after(limits.busy.pause)
          return
        }
        const reason = reasonOf(error)
        setFailure(reason)
        if (reason === connectionLost) retries.lost()
        if (reason === sessionEnded) retries.waitForBack()
      }
    }
    const retries = retrying(() => void ask())
    retries.after(limits.typingPause)
    return () => {
      retries.stop()
      abandon.abort()
    }
  }, [coil, input, isDue, tries, answers])

  return {
    ...rated,
    isWorking: isDue && failure === undefined,
    failure,
    calculate: () => {
      setFailure(undefined)
      setTries(tries + 1)
    },
    // A coil that is not shown does not change: what was answered for it is its last.
    ratingOf: (id, its) => (id === rated.coil ? rated : answers.get(its))?.rating ?? null,
  }
}

function nothingKnown(coil: string, input: CoilInput): Rated {
  return { coil, rating: null, ratedInput: ratedCoil(input), problems: [], input }
}

/** A coil and its copy have one input until one of them changes, and so one rating. */
function knownOf(coil: string, known: Rated | undefined): Rated | undefined {
  if (!known || known.coil === coil) return known
  return known.ratedInput === known.input ? { ...known, coil } : undefined
}

interface WhatIsKnown {
  /** What was answered for this very input. */
  known: Rated | undefined
  last: Rated
  isDue: boolean
}

/** What to show: the answer, else the last one of this coil. That of another coil stays, dimmed, for a moment only. */
function ratedOf(coil: string, input: CoilInput, { known, last, isDue }: WhatIsKnown): Rated {
  if (known) return known
  return last.coil === coil || isDue ? last : nothingKnown(coil, input)
}
