import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../shared/limits'
import { texts } from '../../../shared/texts'
import { withWords } from '../../../shared/tools/notices/wordedNotices'
import type { AnyInput } from '../../../shared/tools/project'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { connectionLost } from '../../../shared/wording/callTexts'
import { CallError, postTo } from '../../client/call'
import { retrying } from '../../client/retrying'
import type { Form, WorkbenchTool } from '../tool'
import { reasonOf, sessionEnded } from './sessionEnded'

/** A field that the engine refuses, with the names of the contract. */
export interface Problem {
  Path: string
  Message: string
}

/** The last known rating, and the inputs that it and its problems belong to. */
export interface Rated<Input extends AnyInput = AnyInput, Rating extends AnyRating = AnyRating> {
  /** The id of the item. */
  item: string
  /** The last rating. It stays, dimmed, until there is another. */
  rating: Rating | null
  /** The input of `rating`, with the values that the rating chose. */
  ratedInput: Input
  /** The problems that the engine found in `input`, the last input that was sent. */
  problems: readonly Problem[]
  input: Input
  /** When the answer came and how long it took [ms]; absent for the rating that the page was loaded with. */
  at?: Date
  took?: number
}

export interface RatingState<Input extends AnyInput = AnyInput, Rating extends AnyRating = AnyRating>
  extends Rated<Input, Rating> {
  isWorking: boolean
  /** Set if the last call got no answer; the inputs are unchanged. */
  failure?: string
  calculate(): void
  /** The last rating of an item of the project, shown or not, if it was ever rated. */
  ratingOf(item: string, input: Input): Rating | null
}

/**
 * Rates `input` on the server: a moment after a text was typed, and at once after any other change. A later change
 * aborts the earlier call, so the last answer wins. Answers are cached: going to another item and back, or undoing, shows them at once.
 */
export function useRating<Input extends AnyInput, Rating extends AnyRating>(
  tool: WorkbenchTool<Input, Rating>,
  first: Rated<Input, Rating>,
  { item, form, isValid }: { item: string; form: Pick<Form<Input>, 'input' | 'typed'>; isValid: boolean },
): RatingState<Input, Rating> {
  const { input, typed } = form
  const [last, setLast] = useState(first)
  const [answers] = useState(
    () => new WeakMap<Input, Rated<Input, Rating>>(first.item === item ? [[first.input, first]] : []),
  )
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const [answeredTries, setAnsweredTries] = useState(0)
  const known = knownOf(item, answers.get(input))
  /** Everything that the first view shows is known of this input, and nothing else was asked for. */
  const isShown = known !== undefined && answeredTries === tries
  const isPart = isShown && known.rating !== null && tool.lacks?.(known.rating) === true
  const isDue = isValid && (!isShown || isPart)
  // The whole is asked for behind what is shown first.
  const isLive = known === undefined
  const asked = useRef({ at: Number.NEGATIVE_INFINITY, typed })
  const rated = ratedOf(tool, { item, input }, { known, last, isDue })

  useEffect(() => {
    if (!isDue) return
    const abandon = new AbortController()
    let triesWhileBusy = 0
    const ask = async () => {
      const start = performance.now()
      asked.current = { at: start, typed }
      const isOutline = isLive && tool.takesOutline?.()
      const asks = { input, isLive, ...(isOutline && { isOutline }) }
      try {
        const answer = await postTo(tool.tool, 'Rate', asks, { signal: abandon.signal, isHandled: true })
        if (abandon.signal.aborted) return
        const { Rating: found = null, Outline = found, Problems = [], Words } = answer.Item ?? {}
        const rating = Outline ? withWords(Outline as Rating, Words) : null
        if (!answer.Succeeded) setFailure(answer.Notices?.[0]?.Messages[0] ?? texts.http.other)
        else setFailure(undefined)
        const answered = { at: new Date(), took: performance.now() - start }
        setLast(last => {
          const before = last.item === item ? last : nothingKnown(tool, item, input)
          const next: Rated<Input, Rating> = {
            // What comes behind a live rating is no other calculation of the input.
            ...(isPart ? { at: before.at, took: before.took } : answered),
            problems: Problems,
            item,
            rating: rating ?? before.rating,
            ratedInput: rating ? tool.ratedInput(input, rating) : before.ratedInput,
            input: rating || Problems.length > 0 ? input : before.input,
          }
          if (next.input === input) answers.set(input, next)
          return next
        })
        setAnsweredTries(tries)
      } catch (error) {
        if (abandon.signal.aborted) return
        // The server is overloaded: try again after a pause, a limited number of times.
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
    const since = typed === asked.current.typed ? performance.now() - asked.current.at : 0
    const pause = limits.typingPause - since
    // Not by a timer: the page would be painted before it, and the answer come later by that.
    if (pause <= 0) void ask()
    else retries.after(pause)
    return () => {
      retries.stop()
      abandon.abort()
    }
  }, [tool, item, input, typed, isDue, isPart, isLive, tries, answers])

  return {
    ...rated,
    isWorking: isDue && !isPart && failure === undefined,
    failure,
    calculate: () => {
      setFailure(undefined)
      setTries(tries + 1)
    },
    // An item that is not shown does not change, so its cached answer is its last one.
    ratingOf: (id, its) => (id === rated.item ? rated : answers.get(its))?.rating ?? null,
  }
}

function nothingKnown<Input extends AnyInput, Rating extends AnyRating>(
  tool: WorkbenchTool<Input, Rating>,
  item: string,
  input: Input,
): Rated<Input, Rating> {
  return { item, rating: null, ratedInput: tool.ratedInput(input), problems: [], input }
}

/** An item and its copy share one input object until one of them changes, and so they share its rating. */
function knownOf<Known extends Rated>(item: string, known: Known | undefined): Known | undefined {
  if (!known || known.item === item) return known
  return known.ratedInput === known.input ? { ...known, item } : undefined
}

interface WhatIsKnown<Input extends AnyInput, Rating extends AnyRating> {
  /** The cached answer for exactly this input. */
  known: Rated<Input, Rating> | undefined
  last: Rated<Input, Rating>
  isDue: boolean
}

/** The rating to show: the answer, or else the last one of this item. Another item's stays only until the answer. */
function ratedOf<Input extends AnyInput, Rating extends AnyRating>(
  tool: WorkbenchTool<Input, Rating>,
  { item, input }: { item: string; input: Input },
  { known, last, isDue }: WhatIsKnown<Input, Rating>,
): Rated<Input, Rating> {
  if (known) return known
  return last.item === item || isDue ? last : nothingKnown(tool, item, input)
}
