import { RequiredFirst, RequiredTarget } from '../../../workbench/search/RequiredTarget'
import { useMist } from '../useMist'

const path = 'limits.leaving'

/** The hottest that the air may reach the coil. */
export const Targets = () => <RequiredTarget path={path} label="Air to coil at most" quantity="temperature" />

/** Says which input a search for sprays needs. */
export function NothingWanted() {
  const present = useMist().rated.rating?.design.leaving.T
  const words = { wish: 'Say how hot the air may reach the coil', presentWords: 'what this one reaches' }
  return <RequiredFirst path={path} present={present} {...words} />
}
