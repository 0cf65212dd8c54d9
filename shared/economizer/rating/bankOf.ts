/** A bank of the document as the engine takes it. */
import type { TubeBank } from '../../../engine/economizer/bank'
import type { EconomizerBank } from '../document/economizerDocument'

/** The parts that are there: the engine reads a part that is present but undefined as given. */
export function present<Parts extends object>(parts: Parts): { [Name in keyof Parts]?: NonNullable<Parts[Name]> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never
}

/** The bank as the engine takes it. */
export function bankOf({ fouling, method, ...bank }: EconomizerBank): TubeBank {
  const { layout, rows, tubesWide, tubeLength, tubeDiameter, tubeWall } = bank
  const { transversePitch, longitudinalPitch, tubeMetal, fins } = bank
  return {
    ...{ layout, rows, tubesWide, tubeLength, tubeDiameter, tubeWall },
    ...{ transversePitch, longitudinalPitch, tubeMetal, fins },
    ...(fouling ? { fouling: present(fouling) } : {}),
    ...(method ? { method } : {}),
  }
}
