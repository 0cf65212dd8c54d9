import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { coilInput } from '../../../shared/designs/coilDocument'
import { coilFields } from '../../../shared/designs/coilFields'
import { measureOf, measureUnit, measureUnits } from '../../../shared/designs/coilMeasure'
import { coolingExample, heatingExample, newCoilDocument } from '../../../shared/designs/exampleCoil'
import { valueAt } from '../../../shared/designs/paths'

function leaves(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodOptional) return leaves(schema.unwrap() as z.ZodType, path)
  if (!(schema instanceof z.ZodObject)) return [path]
  return Object.entries(schema.shape).flatMap(([key, inner]) =>
    leaves(inner as z.ZodType, path ? `${path}.${key}` : key),
  )
}

describe('the fields of a coil', () => {
  it('are those of its schema, each once', () => {
    expect(coilFields.map(field => field.path).sort()).toEqual(leaves(coilInput).sort())
  })

  it('offer every choice that the schema knows, and only those', () => {
    for (const field of coilFields) {
      if (!('choices' in field)) continue
      for (const { value } of field.choices) {
        const [group, ...rest] = field.path.split('.')
        const changed = structuredClone(coolingExample) as unknown as Record<string, unknown>
        if (rest.length === 0) changed[group!] = value
        else {
          const owner = rest
            .slice(0, -1)
            .reduce((tree, key) => tree[key] as Record<string, unknown>, changed[group!] as Record<string, unknown>)
          owner[rest.at(-1)!] = value
        }
        expect(coilInput.safeParse(changed).success, `${field.path} ${value}`).toBe(true)
      }
    }
  })

  it.each([
    ['cooling', coolingExample],
    ['heating', heatingExample],
  ])('say every value of the %s example', (_, example) => {
    expect(coilInput.parse(example)).toEqual(example)
    for (const field of coilFields) {
      const value = valueAt(example, field.path)
      if ('choices' in field)
        expect(
          field.choices.map(choice => choice.value),
          field.path,
        ).toContain(value)
      else if (value !== undefined) expect(measureOf(example, field), field.path).toBeDefined()
    }
  })

  it('have a unit in each system', () => {
    for (const field of coilFields) {
      const measure = measureOf(coolingExample, field)
      if (!measure) continue
      for (const system of ['IP', 'SI'] as const)
        expect(measureUnits(measure), field.path).toContain(measureUnit(measure, system))
    }
  })

  it('start a new document that the contract accepts', () => {
    expect(newCoilDocument('SI').display.system).toBe('SI')
  })
})
