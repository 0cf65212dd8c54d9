import { airFacts, fanFacts } from '../../../../shared/aircooler/facts/unitFacts'
import { noiseFigure } from '../../../../shared/aircooler/figures/noiseFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { Facts } from '../../../workbench/results/Facts'
import { useAirCooler } from '../useAirCooler'

/** The air, the fans that move it, and how loud they are. */
export function AirSide() {
  const { rated, reader } = useAirCooler()
  if (!rated.rating) return null
  const { rating } = rated
  return (
    <>
      <div className="wb-sides">
        <section aria-labelledby="wb-air-side">
          <div className="cw-sub-h">
            <h3 id="wb-air-side">Air</h3>
          </div>
          <Facts facts={airFacts(rating, reader)} />
        </section>
        <section aria-labelledby="wb-fans-side">
          <div className="cw-sub-h">
            <h3 id="wb-fans-side">Fans and noise</h3>
          </div>
          <Facts facts={fanFacts(rating, reader)} />
        </section>
      </div>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={noiseFigure(rating, reader)} />
      </figure>
    </>
  )
}
