import { RequiredFirst, RequiredTarget } from '../../../workbench/search/RequiredTarget'
import { useEconomizer } from '../useEconomizer'

const path = 'limits.heat'

/** The heat that a search must recover. */
export const Targets = () => <RequiredTarget path={path} label="Recovers at least" quantity="heatFlow" />

/** Says which input a search for economizers needs. */
export function NothingWanted() {
  const present = useEconomizer().rated.rating?.full.heat
  const words = { wish: 'Say what the economizer must recover', presentWords: 'what this one recovers' }
  return <RequiredFirst path={path} present={present} {...words} />
}
