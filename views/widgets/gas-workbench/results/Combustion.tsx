import type { DescribedGas } from '../../../../shared/gas/document/gasRating'
import { burntFacts, productFacts } from '../../../../shared/gas/facts/gasFacts'
import { Facts } from '../../../workbench/results/Facts'
import { useGas } from '../useGas'

/** What the gas takes and leaves when it burns, beside the other gas. */
export function Combustion() {
  const { rated } = useGas()
  if (!rated.rating) return null
  const { rating } = rated
  return (
    <div className="wb-sides">
      <Burnt gas={rating} id="own" />
      {rating.beside && <Burnt gas={rating.beside} id="beside" />}
    </div>
  )
}

function Burnt({ gas, id }: { gas: DescribedGas; id: string }) {
  const { reader } = useGas()
  return (
    <section aria-labelledby={`wb-burnt-${id}`}>
      <div className="cw-sub-h">
        <h3 id={`wb-burnt-${id}`}>{gas.name}</h3>
      </div>
      {gas.burnt ? (
        <>
          <Facts facts={burntFacts(gas, reader)} />
          <div className="cw-sub-h">
            <h4 className="cw-sm">Products, by mole</h4>
          </div>
          <Facts facts={productFacts(gas.burnt.products)} />
        </>
      ) : (
        <p className="cw-sm cw-2 px-3">It does not burn.</p>
      )}
    </section>
  )
}
