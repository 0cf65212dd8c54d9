import type { EconomizerRating } from '../../../../shared/economizer/document/economizerRating'
import { Facts } from '../../../workbench/results/Facts'
import { useEconomizer } from '../useEconomizer'

/** Notes on the calculation, for those who check the numbers. */
export function Notes({ rating: { full } }: { rating: EconomizerRating }) {
  const { reader } = useEconomizer()
  return (
    <div className="wb-facts">
      <Facts
        facts={[
          ['Boiler', 'Heat loss method, higher heating value'],
          ['Heating value', reader.full(full.fuel.higherHeatingValue, 'fluidEnthalpy')],
          ['Lower heating value', reader.full(full.fuel.lowerHeatingValue, 'fluidEnthalpy')],
          ['Unit', 'Row by row, with radiation of the gas'],
          ['Fuel', reader.full(full.fuelFlow, 'massFlow')],
          ['Combustion air', reader.full(full.airFlow, 'massFlow')],
        ]}
      />
      <p className="cw-xs cw-muted">
        Finned banks after ESCOA unless another method is chosen, water in tubes after Gnielinski. The higher of two
        acid dew points is judged. Limits are compared with the result and never change it.
      </p>
    </div>
  )
}
