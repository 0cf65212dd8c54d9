import { describe, expect, it } from 'vitest'
import { coilBounds } from '../../../engine/coils/checks/coilBounds'
import { toSI } from '../../../engine/units'
import { coolingExample } from '../../../shared/coils/document/exampleCoil'
import { coilFieldTable, fieldsOfCoil, measureAt, measureOf } from '../../../shared/coils/fields/coilFields'
import type { CoilPath } from '../../../shared/coils/fields/coilPath'
import { boundsMessage } from '../../../shared/tools/fields/boundsMessage'
import { withValueAt } from '../../../shared/tools/fields/paths'

const { boundsAt } = coilFieldTable
const message = (path: CoilPath, value: number, unit: string, input = coolingExample) =>
  boundsMessage(value, boundsAt(path, input), measureAt(input, path), unit)

describe('bounds', () => {
  it('are known for every number of a coil', () => {
    for (const field of fieldsOfCoil(coolingExample))
      if (measureOf(coolingExample, field)) expect(boundsAt(field.path, coolingExample), field.path).toBeDefined()
  })

  it('are those of the engine', () => {
    expect(boundsAt('air.dryBulb', coolingExample)).toEqual([
      coilBounds['air.dryBulb'].min,
      coilBounds['air.dryBulb'].max,
    ])
  })

  it('keep the air from being wetter than saturated', () => {
    expect(message('air.humidity.value', toSI('temperature', 'F', 81), 'F')).toBe('Max is 80.0')
    expect(message('air.humidity.value', toSI('temperature', 'F', 80), 'F')).toBeUndefined()
    const asRatio = withValueAt(coolingExample, 'air.humidity.kind', 'humidity-ratio')
    // ASHRAE's table of saturated air gives 156.4 gr/lb at 80 °F; the ideal mixture is 0.4 % below.
    expect(message('air.humidity.value', 0.03, 'gr/lb', asRatio)).toMatch(/^Max is 15[56]\.\d$/)
  })
})

describe('messages of bounds', () => {
  it('name the bound in the unit of the field', () => {
    expect(message('air.dryBulb', 400, 'F')).toBe('Max is 203.0')
    expect(message('air.dryBulb', 400, 'C')).toBe('Max is 95.0')
    expect(message('air.dryBulb', 100, 'F')).toBe('Min is −40.0')
  })

  it('turn round for fins in a length, which the engine takes as a pitch', () => {
    expect(message('geometry.finPitch', 0.0254 / 40, 'fins/in')).toBe('Max is 31.75')
    expect(message('geometry.finPitch', 0.0254 / 0.5, 'fins/in')).toBe('Min is 1.0')
  })

  it('let the bound itself pass in every unit', () => {
    for (const unit of ['F', 'C', 'K'] as const) {
      const { max } = coilBounds['air.dryBulb']
      expect(message('air.dryBulb', max, unit)).toBeUndefined()
    }
    expect(message('geometry.finPitch', toSI('length', 'in', 1), 'fins/in')).toBeUndefined()
  })
})
