import { useEffect, useState } from 'react'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { CoilSummary } from '../../../../shared/coils/facts/coilSummary'
import { limits } from '../../../../shared/limits'
import { answered } from '../projects/answered'

/** What the server said of one coil. */
export interface RatedCoil {
  rating: CoilSummary | null
  /** Why there is no rating. */
  problem?: string
}

/** Rates coils portion by portion. An input that was rated once is not asked again. */
export function useRatings(inputs: readonly CoilInput[]) {
  const [known] = useState(() => new WeakMap<CoilInput, RatedCoil>())
  const [failure, setFailure] = useState<readonly string[]>()
  const [, setAnswers] = useState(0)
  const open = inputs.filter(input => !known.has(input))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever other inputs are open
  useEffect(() => {
    if (open.length === 0) return
    let isOver = false
    const rate = async (left: readonly CoilInput[]) => {
      const portion = left.slice(0, limits.ratedAtOnce)
      const { answer, failure } = await answered('DesignService.svc/RateMany', { inputs: portion })
      if (isOver) return
      for (const [index, { Rating, Problems }] of (answer?.Items ?? []).entries()) {
        const input = portion[index]
        if (input) known.set(input, { rating: Rating, problem: Problems[0]?.Message })
      }
      setFailure(failure)
      setAnswers(count => count + 1)
      const next = left.slice(limits.ratedAtOnce)
      if (!failure && next.length > 0) await rate(next)
    }
    void rate(open)
    return () => {
      isOver = true
    }
  }, [inputs])

  return {
    ratedOf: (input: CoilInput) => known.get(input),
    isWorking: open.length > 0 && !failure,
    /** How many of the coils are dealt with. */
    done: inputs.length - open.length,
    failure,
  }
}
