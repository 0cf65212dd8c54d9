import { describe, expect, it } from 'vitest'
import { commandHelp } from '../../../engine/headless/help'
import { segments } from '../../../engine/headless/segments'
import { rateSegments } from '../../../engine/segments/rateSegments'
import { code } from '../../support/engineErrors'
import { smallEvaporator, waterCooler } from '../../support/segmentedExamples'
import { serpentines } from '../../support/serpentines'

const branches = serpentines(4, 4, 2)

describe('a coil tube by tube on the command line', () => {
  it('is that of the engine', () => {
    expect(segments({ coil: waterCooler, branches })).toEqual(rateSegments(waterCooler, { branches }))
    const more = { segments: 6, mixing: 'straight', conduction: 'on', slits: [1] } as const
    const hold = { kind: 'superheat', value: 6, by: 'flow' } as const
    expect(segments({ coil: smallEvaporator, branches, hold, ...more })).toEqual(
      rateSegments(smallEvaporator, { branches, hold, ...more }),
    )
  })

  it('has an example that settles', () => {
    const { solution, tubes } = segments(commandHelp.segments.example)
    expect(solution.converged).toBe(true)
    expect(tubes).toHaveLength(8)
  })

  it.each([
    ['a field that it does not know', { coil: waterCooler, branches, circuits: 2 }],
    ['a coil without branches', { coil: waterCooler }],
    ['a tube that is no number', { coil: waterCooler, branches: [{ ...branches[0], tubes: ['1'] }] }],
    ['a coil without a fluid', { coil: { ...waterCooler, coilType: 'NONE', fluid: undefined }, branches }],
  ])('refuses %s', (_, line) => {
    expect(() => segments(line)).toThrow(code('invalid-input'))
  })
})
