import type { Figure } from '../../../shared/display/figure'
import { ScrollPane } from '../../components/ScrollPane'
import { FigureSvg, isWide } from '../../drawings/FigureSvg'

/** A figure that a phone shows at its size, however wide it is, and moves under the finger. */
export function FigureSheet({ figure, className }: { figure: Figure; className: string }) {
  const drawn = <FigureSvg figure={figure} />
  return isWide(figure) ? (
    <ScrollPane name={`${figure.title}, scrollable`} className={className}>
      {drawn}
    </ScrollPane>
  ) : (
    <div className={className}>{drawn}</div>
  )
}
