import { airFacts, chosenFan, curveFacts, fanFacts } from '../../../../shared/aircooler/facts/unitFacts'
import { fanFigure } from '../../../../shared/aircooler/figures/fanFigure'
import { noiseFigure } from '../../../../shared/aircooler/figures/noiseFigure'
import { octaveFigure } from '../../../../shared/aircooler/figures/octaveFigure'
import { FigureSvg } from '../../../drawings/FigureSvg'
import { FigureTable } from '../../../workbench/figures/FigureTable'
import { Facts } from '../../../workbench/results/Facts'
import { useAirCooler } from '../useAirCooler'

/** The air, the fans that move it, and how loud they are. */
export function AirSide() {
  const { rated, reader } = useAirCooler()
  if (!rated.rating) return null
  const { rating } = rated
  const { fans } = rated.ratedInput
  const chosen = chosenFan(fans)
  const figures = [fanFigure(rating, reader), octaveFigure(rating)]
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
          {chosen && <p className="cw-sm cw-muted px-3 mb-0">{`${chosen}. ${fans.fan?.source}`}</p>}
          <Facts facts={[...fanFacts(rating, reader), ...curveFacts(rating, reader)]} />
        </section>
      </div>
      <div className="wb-sides">
        {figures.map(figure => (
          <section key={figure.title} aria-label={figure.title}>
            <div className="cw-sub-h">
              <h3>{figure.title}</h3>
            </div>
            <figure className="m-0 p-3">
              <FigureSvg figure={figure} />
            </figure>
            <FigureTable figure={figure} />
          </section>
        ))}
      </div>
      <figure className="m-0 p-3 wb-narrow">
        <FigureSvg figure={noiseFigure(rating, reader)} />
      </figure>
    </>
  )
}
