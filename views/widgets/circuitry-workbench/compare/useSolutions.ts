import { useEffect, useState } from 'react'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Tool } from '../../../../shared/tools/tools'
import { answered } from '../../../workbench/projects/answered'

/** The server's answer for a coil that is not the shown one. */
interface Solution {
  rating?: CircuitsRating
  /** Why there is none. */
  problem?: string
}

/** Solves coils one after another. What was solved once is not asked for again. */
export function useSolutions(tool: Tool, inputs: readonly CoilInput[]) {
  const [known, setKnown] = useState<ReadonlyMap<CoilInput, Solution>>(new Map())
  const next = inputs.find(input => !known.has(input))
  useEffect(() => {
    if (!next) return
    const abandon = new AbortController()
    void answered(tool, 'Rate', { input: next }, { signal: abandon.signal }).then(({ answer, failure }) => {
      if (abandon.signal.aborted) return
      const { Rating, Problems = [] } = answer?.Item ?? {}
      const problem = failure?.join(' ') ?? Problems[0]?.Message
      const solution = { ...(Rating && { rating: Rating as CircuitsRating }), ...(problem && { problem }) }
      setKnown(before => new Map(before).set(next, solution))
    })
    return () => abandon.abort()
  }, [tool, next])
  return { of: (input: CoilInput) => known.get(input), isWorking: next !== undefined }
}
