/** The saved gas and the project of several: what it is made of, its state, its table, its fit, what it burns in. SI. */
import { z } from 'zod'
import type { Project } from '../../tools/project'
import { projectSchemas } from '../../tools/projectSchemas'
import { textUpTo } from '../../validation/schemas'
import { gasCoil } from './gasCoil'
import { gasKind } from './kind'

const n = z.number()
const name = textUpTo(60)

/** Shares of gases by their names, with the sum 1. */
const gasShares = z
  .record(name, n)
  .refine(shares => Object.keys(shares).length <= 45, 'A mixture has 45 gases at most.')

/** A stream that is mixed with others: mole fractions, flow [kg/s], temperature [K]. */
const stream = z.strictObject({ name, composition: gasShares, flow: n, temperature: n })

const gas = z.strictObject({
  kind: z.enum(['pure', 'mixture', 'products', 'streams']),
  /** What its owner calls it. */
  name: name.optional(),
  pure: name.optional(),
  /** Of a mixture: its shares in this basis. */
  basis: z.enum(['mole', 'mass', 'volume']).optional(),
  shares: gasShares.optional(),
  /** Of products of combustion: the fuel by mole, excess air, humidity of the air [kg/kg]. */
  fuel: gasShares.optional(),
  excess: n.optional(),
  airHumidity: n.optional(),
  streams: z.array(stream).max(8).optional(),
  /** Relative humidity of the gas at its state: water is added to the dry gas. */
  humidity: n.optional(),
})

/**
 * The state [K], [Pa]; mixed streams find their own temperature. Trioxide over dioxide of sulfur; traces of acids that are no gases
 * of the list, as mole fractions beside the composition.
 */
const state = z.strictObject({
  ...{ temperature: n, pressure: n },
  trioxide: n.optional(),
  hydrogenBromide: n.optional(),
  nitricAcid: n.optional(),
})

/** A table along the temperature [K] or the pressure [Pa]. */
const table = z.strictObject({ along: z.enum(['temperature', 'pressure']), from: n, to: n, points: z.int() })

/** A polynomial through a property over temperatures [K]. */
const fit = z.strictObject({ property: z.enum(['cp', 'mu', 'k', 'rho']), from: n, to: n, order: z.int() })

/** How the gas is burned: excess of air, its humidity [kg/kg] and its temperature [K]. */
const combustion = z.strictObject({ excess: n, humidity: n, airTemperature: n })

/** The gas beside it, by mole, as it was when it was chosen. */
const beside = z.strictObject({ name, composition: gasShares })

/** Refuses unknown fields; the engine itself checks the ranges. */
export const gasInput = z.strictObject({
  ...{ gas, state, table, fit, combustion },
  beside: beside.optional(),
  coil: gasCoil.optional(),
})

const schemas = projectSchemas(gasKind, gasInput)

export const projectGas = schemas.item
export const gasDocument = schemas.document
export const gasProject = schemas.project

export type GasInput = z.infer<typeof gasInput>
export type GasProject = Project<GasInput>
export type GasStreamInput = z.infer<typeof stream>
