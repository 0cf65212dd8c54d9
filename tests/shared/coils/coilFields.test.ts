import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  bodySchedule,
  circuitryFraction,
  coilType,
  finSurface,
  flowArrangement,
  gas,
  internalEnhancement,
  lead,
  propertyMethod,
  punchOut,
  refrigerant,
  tubePattern,
} from '../../../engine'
import {
  gasNames as engineGases,
  gasMixtureNames as engineMixtures,
  oilNames as engineOils,
} from '../../../engine/fluids'
import { refrigerantNames } from '../../../engine/fluids/fluids'
import { solutionNames as engineSolutions } from '../../../engine/fluids/liquids'
import { coilInput } from '../../../shared/coils/document/coilDocument'
import { applicationsOf } from '../../../shared/coils/document/coilTypes'
import { coolingExample, newCoilDocument } from '../../../shared/coils/document/exampleCoil'
import { exampleOf } from '../../../shared/coils/document/exampleCoils'
import {
  gasMixtureNames,
  gasNames,
  oilNames,
  refrigerantChoices,
  solutionNames,
} from '../../../shared/coils/document/fluidChoices'
import { coilField, coilFields, coilFieldTable, fieldsOfCoil, measureOf } from '../../../shared/coils/fields/coilFields'
import type { CoilPath } from '../../../shared/coils/fields/coilPath'
import { fieldHelp } from '../../../shared/coils/fields/fieldHelp'
import { boundsMessage } from '../../../shared/tools/fields/boundsMessage'
import { choicesOf } from '../../../shared/tools/fields/field'
import { measureUnit, measureUnits, numberAt } from '../../../shared/tools/fields/measure'
import { valueAt, withValueAt } from '../../../shared/tools/fields/paths'

/** Every path of the schema; the members of a union stand beside each other. */
function leaves(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodOptional) return leaves(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodDiscriminatedUnion)
    return (schema.options as z.ZodType[]).flatMap(option => leaves(option, path))
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(option => leaves(option, path))
  if (!(schema instanceof z.ZodObject)) return [path]
  return Object.entries(schema.shape).flatMap(([key, inner]) =>
    leaves(inner as z.ZodType, path ? `${path}.${key}` : key),
  )
}

const examples = coilType.codes.flatMap(type =>
  applicationsOf(type).map(application => [`${type} ${application}`, exampleOf(type, application)] as const),
)

it('circuits of more feeds than tubes are greyed, and say why', () => {
  const field = coilField('geometry.circuiting')
  if (!('choices' in field)) throw new Error('no choice')
  const greyed = (rows: number) =>
    choicesOf({ ...coolingExample, geometry: { ...coolingExample.geometry, rows } }, field)
      .filter(({ reason }) => reason === 'more feeds than tubes')
      .map(({ value }) => value)
  expect([1, 2, 6].map(greyed)).toEqual([[1.5, 2, 3, 4], [3, 4], []])
})

const labels = (path: CoilPath) => {
  const field = coilField(path)
  if (!('choices' in field)) throw new Error(path)
  return choicesOf(coolingExample, field).map(({ label }) => label)
}
const descriptions = ({ codes, describe }: typeof coilType | typeof refrigerant) =>
  (codes as readonly string[]).map(code => describe(code))

describe('the fields of a coil', () => {
  it('are those of its schema, each once', () => {
    // Circuits are drawn, and the rules of the shop have fields of their own in the builder.
    const typed = leaves(coilInput).filter(path => !/^(circuits|segmented|shop)\./.test(path))
    expect(coilFields.map(field => field.path).sort()).toEqual([...new Set(typed)].sort())
  })

  it('say each what it means', () => {
    for (const { path } of coilFields) expect(fieldHelp[path], path).toMatch(/^[A-Z].{12,}\.$/s)
  })

  it('start a new document that the contract accepts', () => {
    expect(newCoilDocument('SI').display.system).toBe('SI')
  })
})

describe.each(examples)('the fields of a coil %s', (_, example) => {
  it('say every value of its example', () => {
    expect(coilInput.parse(example)).toEqual(example)
    for (const field of fieldsOfCoil(example)) {
      const value = valueAt(example, field.path)
      if (value === undefined) continue
      if ('choices' in field)
        expect(
          choicesOf(example, field).map(choice => choice.value),
          field.path,
        ).toContain(value)
      else if (field.kind === 'number' || field.kind === 'kinded') expect(measureOf(example, field)).toBeDefined()
    }
  })

  it('are all filled by it, within their bounds, or may be left empty', () => {
    for (const field of fieldsOfCoil(example)) {
      const measure = measureOf(example, field)
      if (!measure) continue
      const value = numberAt(example, field.path)
      if (value === undefined) {
        expect(field, field.path).toMatchObject({ isOptional: true })
        continue
      }
      const bounds = coilFieldTable.boundsAt(field.path, example)
      expect(bounds, field.path).toBeDefined()
      const unit = measureUnit(measure, 'IP')
      expect(boundsMessage(value, bounds, measure, unit), field.path).toBeUndefined()
    }
  })

  it('offer only choices that the schema knows', () => {
    for (const field of fieldsOfCoil(example)) {
      // A type, and what brings fields with it, is changed by a function of its own.
      if (!('choices' in field) || /^coilType$|enhancement\.kind|external\.kind/.test(field.path)) continue
      for (const { value } of choicesOf(example, field)) {
        const changed = withValueAt(example, field.path, value)
        expect(coilInput.safeParse(changed).success, `${field.path} ${value}`).toBe(true)
      }
    }
  })

  it('have a unit in each system', () => {
    for (const field of fieldsOfCoil(example)) {
      const measure = measureOf(example, field)
      if (!measure) continue
      for (const system of ['IP', 'SI'] as const)
        expect(measureUnits(measure), field.path).toContain(measureUnit(measure, system))
    }
  })
})

describe('choices', () => {
  it('APP-03 are the enumerations of coil design, by their descriptions', () => {
    expect(labels('coilType').sort()).toEqual(descriptions(coilType).sort())
    expect(labels('geometry.finSurface')).toEqual(finSurface.codes.map(finSurface.describe))
    // The last is a number of circuits, a field of its own.
    expect([...labels('geometry.circuiting'), '100'].sort()).toEqual(
      circuitryFraction.codes.map(circuitryFraction.describe).sort(),
    )
    expect(labels('geometry.tubePattern')).toEqual(tubePattern.codes.map(tubePattern.describe))
    expect(labels('geometry.lead')).toEqual(lead.codes.map(lead.describe))
    expect(labels('geometry.bodySchedule')).toEqual(bodySchedule.codes.map(bodySchedule.describe))
    expect(labels('geometry.punchOut')).toEqual(punchOut.codes.map(punchOut.describe))
    expect(labels('geometry.enhancement.kind').sort()).toEqual(
      internalEnhancement.codes.map(internalEnhancement.describe).sort(),
    )
    expect(labels('methods.properties')).toEqual(propertyMethod.codes.map(propertyMethod.describe))
    // Auto is what an empty choice says.
    expect(['Auto', ...labels('geometry.arrangement')].sort()).toEqual(
      flowArrangement.codes.map(flowArrangement.describe).sort(),
    )
    expect(labels('refrigerant.name')).toEqual(expect.arrayContaining(refrigerant.codes.map(refrigerant.describe)))
    expect([...gasNames, ...gasMixtureNames]).toEqual(expect.arrayContaining(gas.codes.map(gas.describe)))
  })

  it('of fluids are names that the engine knows', () => {
    expect(solutionNames).toEqual(engineSolutions())
    expect(oilNames).toEqual(engineOils())
    expect(gasNames).toEqual(engineGases())
    expect(gasMixtureNames).toEqual(expect.arrayContaining(engineMixtures()))
    expect(refrigerantNames()).toEqual(expect.arrayContaining(refrigerantChoices.map(({ value }) => value)))
  })
})
