import { RequiredFirst, RequiredTarget } from '../../../workbench/search/RequiredTarget'
import { useAirCooler } from '../useAirCooler'

/** What the unit is to do: the temperature that the stream leaves with, or its heat where that is given. */
export function Targets() {
  const { given } = useAirCooler().form.input.process
  return given === 'flow-outlet' ? (
    <RequiredTarget path="process.outlet" label="Leaves at" quantity="temperature" />
  ) : (
    <RequiredTarget path="process.heat" label="Heat" quantity="heatFlow" />
  )
}

/** Says which input a search for air coolers needs. */
export function NothingWanted() {
  const { rated, form } = useAirCooler()
  const isByOutlet = form.input.process.given === 'flow-outlet'
  const words = { wish: 'Say what the air cooler must do', presentWords: 'what this one does' }
  return (
    <RequiredFirst
      path={isByOutlet ? 'process.outlet' : 'process.heat'}
      present={isByOutlet ? rated.rating?.stream.outlet : rated.rating?.heat}
      {...words}
    />
  )
}
