import type { CircuitGraph } from '../../../engine/circuitry/circuits'
import type { ShopRules } from '../../../engine/circuitry/shopRules'
import { tubesHighOf } from '../../../engine/geometry/tubesHigh'
import type { SegmentSettings } from '../../../engine/segments/segmentSettings'
import type { ShownRating } from '../../../shared/circuitry/document/shownRating'
import type { CircuitSearch, CircuitSearchAnswer } from '../../../shared/circuitry/search/circuitSearch'
import type { CoilInput } from '../../../shared/coils/document/coilDocument'
import type { SearchStore } from '../../workbench/search/useSearch'
import type { Form } from '../../workbench/tool'
import { useWorkbench, type WorkbenchModel } from '../../workbench/WorkbenchContext'
import type { CoilOwn } from '../coil-workbench/useCoilWorkbench'

/** What the parts of coil selection read that are shown here too. */
export interface CircuitryOwn extends Omit<CoilOwn, 'search'> {
  /** The numbers of segments of a tube to choose from. */
  segmentChoices: readonly number[]
  /** The last search for better circuits of the shown coil. */
  optimiser: SearchStore<CircuitSearch, CircuitSearchAnswer>
}

type CircuitryModel = WorkbenchModel<CoilInput, ShownRating, CircuitryOwn>

/** The workbench, typed for circuits, with the size of the coil and the ways to change its circuits. */
export function useCircuitry() {
  const model = useWorkbench() as CircuitryModel
  const { change } = model
  const keep = (part: Partial<Pick<CoilInput, 'circuits' | 'segmented' | 'shop'>>) =>
    change(form => ({ ...form, input: { ...form.input, ...part } }) as Form<CoilInput>)
  return {
    ...model,
    segmentChoices: model.own.segmentChoices,
    draw: (circuits: CircuitGraph) => keep({ circuits }),
    shopAsks: (rules: Partial<ShopRules>) => keep({ shop: { ...model.form.input.shop, ...rules } }),
    solve: (settings: Partial<SegmentSettings>) => keep({ segmented: { ...model.form.input.segmented, ...settings } }),
  }
}

/** Rows and tubes in a row of the coil as it is typed. */
export function sizeOf(input: CoilInput): Pick<CircuitGraph, 'rows' | 'columns'> {
  return { rows: input.geometry.rows, columns: tubesHighOf(input.geometry) }
}
