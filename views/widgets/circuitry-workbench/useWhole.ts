import { useEffect } from 'react'
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import { isWhole } from '../../../shared/circuitry/document/shownRating'
import { useCircuitry } from './useCircuitry'
import { countWholeView } from './wholeViews'

/**
 * The rating with its tubes and segments, for a view that shows them. The page is loaded without: they are asked for
 * when the first such view `isNeeded`, and until then it is undefined.
 */
export function useWhole(isNeeded = true): CircuitsRating | undefined {
  const { rating, isWorking, failure, calculate } = useCircuitry().rated
  const isMissing = isNeeded && rating !== null && !isWhole(rating)
  const isDue = isMissing && !isWorking && failure === undefined
  useEffect(countWholeView, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it becomes due, and not with each new function.
  useEffect(() => {
    if (isDue) calculate()
  }, [isDue])
  return rating && isWhole(rating) ? rating : undefined
}
