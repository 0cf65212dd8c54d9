import { expect, it } from 'vitest'
import { mixtureNames } from '../../../views/workbench/inputs/mixtureNames'

it('saved mixtures of one name are told apart by their largest gases', () => {
  const [now, before, other] = [
    { Name: 'County landfill', Composition: { Methane: 0.3, 'Carbon dioxide': 0.376, Nitrogen: 0.324 } },
    { Name: 'County landfill', Composition: { Nitrogen: 0.1, Methane: 0.5, 'Carbon dioxide': 0.4 } },
    { Name: 'Digester', Composition: { Methane: 0.6, 'Carbon dioxide': 0.4 } },
  ]
  expect(mixtureNames([now!, before!, other!])).toEqual([
    'County landfill: Carbon dioxide 37.6 %, Nitrogen 32.4 %',
    'County landfill: Methane 50.0 %, Carbon dioxide 40.0 %',
    'Digester',
  ])
})
