import { burntDewFacts, dewFacts } from '../../../../shared/gas/facts/gasFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useGas } from '../useGas'

/** Where water, acids and other gases condense: of the gas, and of what it burns to. */
export function DewPoints() {
  const { rated, reader } = useGas()
  if (!rated.rating) return null
  const { dewPoints, burnt, sheet } = rated.rating
  return (
    <>
      <div className="wb-sides">
        <section aria-labelledby="wb-dew-own">
          <div className="cw-sub-h">
            <h3 id="wb-dew-own">The gas</h3>
            <span className="cw-xs cw-muted">{`at ${reader.full(sheet.p, 'absolutePressure')}`}</span>
          </div>
          <Facts facts={dewFacts(dewPoints, reader)} />
        </section>
        {burnt && (
          <section aria-labelledby="wb-dew-burnt">
            <div className="cw-sub-h">
              <h3 id="wb-dew-burnt">Its products of combustion</h3>
              <span className="cw-xs cw-muted">at one atmosphere</span>
            </div>
            <Facts facts={burntDewFacts(burnt.dewPoints, reader)} />
          </section>
        )}
      </div>
      <p className="cw-xs cw-muted px-3">
        Water by IAPWS R7-97 above freezing; sulfuric acid by Verhoff and Banchero and by Okkes, the higher of the two;
        other acids by Kiang’s formulas, of which that of nitric acid is quoted in two ways, some 20 K apart. An acid
        below the dew point of water condenses with the water. Other gases by Wilson’s estimate of vapor and liquid,
        good to some 5 K for light hydrocarbons.
      </p>
    </>
  )
}
