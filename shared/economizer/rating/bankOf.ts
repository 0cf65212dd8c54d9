/** A bank of the document as the engine takes it. */
import type { TubeBank } from '../../../engine/economizer/bank'
import type { EconomizerBank, EconomizerInput } from '../document/economizerDocument'

/** The parts that are there: the engine reads a part that is present but undefined as given. */
export function present<Parts extends object>(parts: Parts): { [Name in keyof Parts]?: NonNullable<Parts[Name]> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never
}

/** The bank of a stage of the document, by its number from 0: a second one stands behind the first. */
export const bankAt = ({ unit, condensing }: Pick<EconomizerInput, 'unit' | 'condensing'>, stage: number) =>
  stage === 0 || !condensing ? unit : condensing.bank

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
