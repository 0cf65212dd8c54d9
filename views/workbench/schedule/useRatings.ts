import { useEffect, useState } from 'react'
import { limits } from '../../../shared/limits'
import type { AnyInput } from '../../../shared/tools/project'
import type { Tool } from '../../../shared/tools/tools'
import { answered } from '../projects/answered'

/** The server's answer for one item. */
export interface RatedItem {
  /** The summary of the rating, as the tool defines it. */
  rating: object | null
  /** Why there is no rating. */
  problem?: string
}

/** Rates items in batches. An input that was rated once is not sent again. */
export function useRatings(tool: Tool, inputs: readonly AnyInput[]) {
  const [known] = useState(() => new WeakMap<AnyInput, RatedItem>())
  const [failure, setFailure] = useState<readonly string[]>()
  const [, setAnswers] = useState(0)
  const open = inputs.filter(input => !known.has(input))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the inputs change
  useEffect(() => {
    if (open.length === 0) return
    let isOver = false
    const rate = async (left: readonly AnyInput[]) => {
      const portion = left.slice(0, limits.ratedAtOnce)
      const { answer, failure } = await answered(tool, 'RateMany', { inputs: portion })
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
    ratedOf: (input: AnyInput) => known.get(input),
    isWorking: open.length > 0 && !failure,
    /** How many items have an answer. */
    done: inputs.length - open.length,
    failure,
  }
}
