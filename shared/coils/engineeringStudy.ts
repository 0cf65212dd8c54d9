/** Engineering studies: coils whose workbooks show the settings of the engine, and so need a special role. */
import type { CoilDocument, ProjectDocument } from './document/coilDocument'

type Studied = Pick<CoilDocument, 'input' | 'display'>

/** A coil rated by the new engine, compared with it, or rated with methods chosen by hand. */
function isStudied({ input, display }: Studied): boolean {
  const { external, ...named } = input.methods ?? {}
  const isByHand = (external && external.kind !== 'auto') || Object.values(named).some(Boolean)
  return input.engineVersion === 'v2025' || display.compare === true || Boolean(isByHand)
}

/** Whether any coil of a document is an engineering study. */
export function isEngineeringStudy(document: CoilDocument | ProjectDocument): boolean {
  return !('items' in document) ? isStudied(document) : document.items.some(isStudied)
}
