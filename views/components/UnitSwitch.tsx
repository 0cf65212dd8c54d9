import type { UnitSystem } from '../../shared/display/units'
import { PreferenceForm, type PreferenceFormProps } from './PreferenceForm'

interface UnitSwitchProps extends PreferenceFormProps {
  /** Converts the shown values in place, in a tool that can. */
  onUnits?: (system: UnitSystem) => void
}

const systems: readonly UnitSystem[] = ['IP', 'SI']

export function UnitSwitch({ preferences, onUnits, ...form }: UnitSwitchProps) {
  return (
    <PreferenceForm
      {...form}
      className="cw-seg"
      label="Unit system"
      onChoice={onUnits && (value => onUnits(value as UnitSystem))}
    >
      {systems.map(system => (
        <button key={system} type="submit" name="units" value={system} aria-pressed={preferences.units === system}>
          {system}
        </button>
      ))}
    </PreferenceForm>
  )
}
