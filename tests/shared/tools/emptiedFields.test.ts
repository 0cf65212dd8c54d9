/** Every field that may be empty can be emptied, alone and with all others: the document stays one that the server takes. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { airCoolerInput } from '../../../shared/aircooler/document/airCoolerDocument'
import { exampleAirCoolers } from '../../../shared/aircooler/document/exampleAirCoolers'
import { airCoolerFieldTable } from '../../../shared/aircooler/fields/airCoolerFields'
import { coilInput } from '../../../shared/coils/document/coilDocument'
import { exampleCoils } from '../../../shared/coils/document/exampleCoils'
import { coilFieldTable } from '../../../shared/coils/fields/coilFields'
import { economizerInput } from '../../../shared/economizer/document/economizerDocument'
import { exampleEconomizers } from '../../../shared/economizer/document/exampleEconomizers'
import { economizerFieldTable } from '../../../shared/economizer/fields/economizerFields'
import { exampleGases } from '../../../shared/gas/document/exampleGases'
import { gasInput } from '../../../shared/gas/document/gasDocument'
import { gasFieldTable } from '../../../shared/gas/fields/gasFields'
import { exampleMists } from '../../../shared/mist/document/exampleMists'
import { mistInput } from '../../../shared/mist/document/mistDocument'
import { mistFieldTable } from '../../../shared/mist/fields/mistFields'
import type { FieldTable } from '../../../shared/tools/fields/fieldTable'
import { withValueAt } from '../../../shared/tools/fields/paths'

interface Kind<Input extends object, Path extends string> {
  readonly schema: z.ZodType<Input>
  readonly table: FieldTable<Input, Path>
  readonly inputs: readonly Input[]
}

/** The groups that a document must have and that are missing after its fields were emptied one by one, in either order. */
function broken<Input extends object, Path extends string>({ schema, table, inputs }: Kind<Input, Path>): string[] {
  const found = inputs.flatMap(input => {
    const paths = table
      .of(input)
      .filter(field => field.kind === 'number' && field.isOptional)
      .map(({ path }) => path)
    return [paths, paths.toReversed()].flatMap(order => {
      let emptied = input
      for (const path of order) emptied = withValueAt(emptied, path, undefined, table.stays)
      return schema.safeParse(emptied).error?.issues.map(({ path }) => path.join('.')) ?? []
    })
  })
  return [...new Set(found)].toSorted()
}

describe('fields that may be empty', () => {
  it('can all be emptied in an air cooler', () => {
    expect(
      broken({ schema: airCoolerInput, table: airCoolerFieldTable, inputs: Object.values(exampleAirCoolers) }),
    ).toEqual([])
  })

  it('can all be emptied in a mist', () => {
    expect(broken({ schema: mistInput, table: mistFieldTable, inputs: Object.values(exampleMists) })).toEqual([])
  })

  it('can all be emptied in an economizer', () => {
    expect(
      broken({ schema: economizerInput, table: economizerFieldTable, inputs: Object.values(exampleEconomizers) }),
    ).toEqual([])
  })

  it('can all be emptied in a gas, with its coil', () => {
    expect(broken({ schema: gasInput, table: gasFieldTable, inputs: Object.values(exampleGases) })).toEqual([])
  })

  it('can all be emptied in a coil', () => {
    expect(broken({ schema: coilInput, table: coilFieldTable, inputs: Object.values(exampleCoils) })).toEqual([])
  })
})
