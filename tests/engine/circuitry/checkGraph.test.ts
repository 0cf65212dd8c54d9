import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../engine/circuitry/bundle'
import { checkGraph } from '../../../engine/circuitry/checkGraph'
import type { TubeSide } from '../../../engine/circuitry/circuits'
import { isValid } from '../../../engine/circuitry/findings'
import reference from '../../reference/circuitValidity.json'
import { bundleOf, readReferenceGraph } from '../../support/circuits'

const sideOf = (side: string | null): TubeSide | undefined =>
  side === null ? undefined : side === 'f' ? 'front' : 'rear'

describe('the check of circuits', () => {
  it.each(reference.rows.map((row, index) => [index, row.kind, row] as const))(
    'agrees on case %i, %s',
    (_, __, row) => {
      const graph = readReferenceGraph(row.graph)
      const bundle: Bundle = bundleOf(graph.rows, graph.columns)
      const [inlet, outlet] = [sideOf(row.inlet_side), sideOf(row.outlet_side)]
      const found = checkGraph(graph, {
        bundle,
        sides: { ...(inlet && { inlet }), ...(outlet && { outlet }) },
      })
      expect(isValid(found)).toBe(row.valid)
      const rules = found.filter(({ severity }) => severity === 'error').map(({ rule }) => rule as string)
      if (row.intended) expect(rules).toContain(row.intended)
      // What the other checker found is found here too.
      for (const rule of row.rules_broken) expect(rules).toContain(rule)
      for (const { message } of found) expect(message).toMatch(/^[A-Z0-9].*\.$/)
    },
  )
})
