import type { CoilInput } from './coilDocument'

/** The coil with the circuits that its circuiting means, instead of those that are drawn. */
export function withoutDrawing(input: CoilInput): CoilInput {
  const { geometry } = input
  const open = geometry.arrangement === 'user defined' ? { ...geometry, arrangement: undefined } : geometry
  return { ...input, circuits: undefined, geometry: open } as CoilInput
}
