import { Coil } from '../../views/drawings/tiles/Coil'
import { Economizer } from '../../views/drawings/tiles/Economizer'

/** The purpose of the two design apps. */
export function Products() {
  return (
    <section className="cw-products" aria-label="Design apps">
      <div className="cw-wrap">
        <article className="cw-product">
          <Coil viewBox="38 0 166 112" />
          <div>
            <h2>Coil design</h2>
            <p>Water, steam, evaporator and condenser coils, rated as you type, each result beside its limit.</p>
          </div>
        </article>
        <article className="cw-product">
          <Economizer viewBox="34 0 176 112" />
          <div>
            <h2>Economizer design</h2>
            <p>Recover flue-gas heat into feedwater. Check stack temperature, condensing limits and gas-side Δp.</p>
          </div>
        </article>
      </div>
    </section>
  )
}
