/** Coils that are studied rather than sold: their workbooks show how the engine is set up, and ask for a role of their own. */
import type { CoilDocument, ProjectDocument } from './document/coilDocument'

type Studied = Pick<CoilDocument, 'input' | 'display'>

/** Rated by the new engine, shown beside it, or by methods that were chosen by hand. */
function isStudied({ input, display }: Studied): boolean {
  const { external, ...named } = input.methods ?? {}
  const isByHand = (external && external.kind !== 'auto') || Object.values(named).some(Boolean)
  return input.engineVersion === 'v2025' || display.compare === true || Boolean(isByHand)
}

/** Whether any coil of a document is such a one. */
export function isEngineeringStudy(document: CoilDocument | ProjectDocument): boolean {
  return !('items' in document) ? isStudied(document) : document.items.some(isStudied)
}
