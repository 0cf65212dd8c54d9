/** A field of a gas without its path, which is its key. */
import type { Field } from '../../tools/fields/field'
import type { PathOf } from '../../tools/fields/pathOf'
import type { GasInput } from '../document/gasDocument'

/** Compositions and streams have editors of their own. */
export type GasPath = Exclude<PathOf<GasInput>, `beside.${string}` | `gas.streams.${string}`>

export type Group = 'gas' | 'state' | 'table' | 'fit' | 'combustion' | 'coil'
export type Entry = Omit<Field<GasInput, GasPath, Group>, 'path' | 'group'>
