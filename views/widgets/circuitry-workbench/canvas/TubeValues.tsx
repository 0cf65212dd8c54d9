import type { ShownName } from '../../../../shared/circuitry/facts/shownQuantities'
import { endFigure } from '../../../../shared/circuitry/figures/endFigure'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { NotFetched } from '../inspector/NotFetched'
import { useCircuitry } from '../useCircuitry'
import { useWhole } from '../useWhole'

/** The values of the map as a table. */
export function TubeValues({ name, isStaggered }: { name: ShownName; isStaggered: boolean }) {
  const { reader } = useCircuitry()
  const whole = useWhole()
  const figure = whole && endFigure(whole, name, { reader, isStaggered })
  return figure ? <FigureTable figure={figure} /> : <NotFetched />
}
