import { RequiredFirst, RequiredTarget } from '../../../workbench/search/RequiredTarget'
import { useGas } from '../useGas'

const path = 'coil.limits.heat'

/** The heat that the coil is to do. */
export const Targets = () => <RequiredTarget path={path} label="Heat at least" quantity="heatFlow" />

/** Says which input a search for coils needs. */
export function NothingWanted() {
  const present = useGas().rated.rating?.coil?.heat
  const words = { wish: 'Say what heat the coil must do', presentWords: 'what this one does' }
  return <RequiredFirst path={path} present={present} {...words} />
}
