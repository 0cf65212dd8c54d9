import { useState } from 'react'
import type { CircuitsRating } from '../../../../engine/segments/rateCircuits'
import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import type { Tool } from '../../../../shared/tools/tools'
import { useCircuitry } from '../useCircuitry'
import { useWhole } from '../useWhole'
import { useSavedCoils } from './useSavedCoils'
import { useSolutions } from './useSolutions'

/** A coil that can be compared: one of the open project, or as it was saved. */
export interface OfferedCoil {
  key: string
  name: string
  input: CoilInput
  /** Its solution, once it is known; for a chosen coil alone. */
  rating?: CircuitsRating | undefined
  /** Why there is none. */
  problem?: string | undefined
}

/** The coils of the project as they are and as they were saved, and those chosen of them with their solutions. */
export function useCompared(tool: Tool) {
  const { items, saved, form, rated } = useCircuitry()
  const kept = useSavedCoils(tool, saved)
  const current = items.find(item => item.form === form)?.id
  const offered: OfferedCoil[] = [
    ...items.map(({ id, form: { tag, input } }) => ({ key: `now ${id}`, name: tag || 'No tag', input })),
    ...kept.coils.map(({ id, tag, input }) => ({ key: `saved ${id}`, name: `${tag || 'No tag'} as saved`, input })),
  ]
  const [wanted, setWanted] = useState<readonly string[]>()
  const first = `now ${current}`
  // At first the shown coil, beside the next one, or beside itself as it was saved.
  const others = offered.filter(({ key }) => key !== first)
  const keys = wanted ?? [first, ...others.slice(0, 1).map(({ key }) => key)]
  const chosen = keys.flatMap(key => offered.find(one => one.key === key) ?? [])
  const shown = chosen.find(({ key }) => key === first)
  // The shown coil is solved as it is typed; the others do not change meanwhile.
  const whole = useWhole(shown !== undefined)
  const solutions = useSolutions(
    tool,
    chosen.filter(one => one !== shown).map(({ input }) => input),
  )
  return {
    offered,
    chosen: chosen.map((one): OfferedCoil => {
      const { rating, problem } =
        one === shown ? { rating: whole, problem: rated.problems[0]?.Message } : (solutions.of(one.input) ?? {})
      return { ...one, rating, problem: problem ?? (rating && !rating.solved ? problemOf(rating) : undefined) }
    }),
    choose(place: number, key: string | undefined) {
      const next = key === undefined ? keys.slice(0, place) : keys.toSpliced(place, 1, key)
      setWanted(next)
    },
    isWorking: solutions.isWorking || rated.isWorking,
    failure: kept.failure,
  }
}

/** Why circuits have no solution. */
const problemOf = ({ refusal }: CircuitsRating) => refusal ?? 'its circuits break a rule'
