import { useState } from 'react'
import type { SavedMixture } from '../../../shared/contracts/gasMixtures'
import { CallError, get, saidHere } from '../../client/call'
import { mixtureNames } from './mixtureNames'

interface SavedMixturesProps {
  /** The gases that the field takes. */
  gases: readonly string[]
  onChoose: (composition: Readonly<Record<string, number>>, name: string) => void
}

type Loaded = { mixtures: readonly SavedMixture[] } | { fault: string }

/**
 * Offers the gases that were saved in the engineering tool. The field takes the composition as it is now: saved work
 * does not change when the mixture does.
 */
export function SavedMixtures({ gases, onChoose }: SavedMixturesProps) {
  const [loaded, setLoaded] = useState<Loaded>()

  async function load(): Promise<void> {
    try {
      const { Items } = await get('GasService.svc/ListMixtures', saidHere)
      setLoaded({ mixtures: Items ?? [] })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setLoaded({ fault: error.message })
    }
  }

  if (!loaded || 'fault' in loaded)
    return (
      <div className="px-3 pt-1">
        <button className="btn btn-link btn-sm wb-inline" type="button" onClick={() => void load()}>
          Take a saved mixture
        </button>
        {loaded && (
          <div className="cw-xs c-err" role="alert">
            {loaded.fault}
          </div>
        )}
      </div>
    )
  if (loaded.mixtures.length === 0)
    return (
      <p className="cw-xs cw-2 px-3 pt-1 mb-1" role="status">
        No mixture is saved. The engineering tool saves a gas as a template.
      </p>
    )
  const names = mixtureNames(loaded.mixtures)
  const strange = ({ Composition }: SavedMixture) => Object.keys(Composition).find(gas => !gases.includes(gas))
  return (
    <div className="px-3 pt-1">
      <select
        className="form-select"
        aria-label="Saved mixtures"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        value=""
        onChange={event => {
          const chosen = loaded.mixtures.find(({ Id }) => Id === event.target.value)
          if (chosen) onChoose(chosen.Composition, chosen.Name)
        }}
      >
        <option value="">Saved mixtures</option>
        {loaded.mixtures.map((mixture, at) => (
          <option key={mixture.Id} value={mixture.Id} disabled={strange(mixture) !== undefined}>
            {strange(mixture) ? `${names[at]}: has ${strange(mixture)}` : names[at]}
          </option>
        ))}
      </select>
    </div>
  )
}
