import { useEffect, useState } from 'react'
import type { CoilRating } from '../../../../engine/coils/coil'
import type { CoilInput } from '../../../../shared/designs/coilDocument'
import { limits } from '../../../../shared/limits'
import { texts } from '../../../../shared/texts'
import { CallError, post } from '../../../client/call'

/** A field that the engine refuses, as the contract says it. */
export interface Problem {
  Path: string
  Message: string
}

/** What is known of the performance, and of which input it is known. */
export interface Rated {
  /** The last rating there was. It stays, dimmed, until there is another. */
  rating: CoilRating | null
  /** What `rating` is the rating of. */
  ratedInput: CoilInput
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
}

/** Rates `input` on the server a moment after each change. A later change abandons the earlier question, so the last answer wins. */
export function useRating(first: Rated, input: CoilInput, isValid: boolean): RatingState {
  const [rated, setRated] = useState(first)
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const [answeredTries, setAnsweredTries] = useState(0)
  const isDue = isValid && (rated.input !== input || answeredTries !== tries)

  useEffect(() => {
    if (!isDue) return
    const abandon = new AbortController()
    const ask = async () => {
      const start = performance.now()
      try {
        const answer = await post('DesignService.svc/RateCoil', { input }, { signal: abandon.signal, isHandled: true })
        if (abandon.signal.aborted) return
        const { Rating, Problems } = answer.Item ?? { Rating: null, Problems: [] }
        if (!answer.Succeeded) setFailure(answer.Notices?.[0]?.Messages[0] ?? texts.http.other)
        else setFailure(undefined)
        setRated(last => ({
          rating: Rating ?? last.rating,
          ratedInput: Rating ? input : last.ratedInput,
          problems: Problems,
          input: Rating || Problems.length > 0 ? input : last.input,
          at: new Date(),
          took: performance.now() - start,
        }))
        setAnsweredTries(tries)
      } catch (error) {
        if (abandon.signal.aborted) return
        setFailure(error instanceof CallError ? error.message : texts.http.other)
      }
    }
    const timer = setTimeout(ask, limits.typingPause)
    return () => {
      clearTimeout(timer)
      abandon.abort()
    }
  }, [input, isDue, tries])

  return {
    ...rated,
    isWorking: isDue && failure === undefined,
    failure,
    calculate: () => {
      setFailure(undefined)
      setTries(tries + 1)
    },
  }
}
