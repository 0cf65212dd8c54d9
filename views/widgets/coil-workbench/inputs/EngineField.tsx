import { engineVersion } from '../../../../engine/options/engineVersion'
import { withChosen } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { FieldLabel } from './FieldLabel'
import { FieldMessage } from './FieldMessage'
import { fieldId } from './fieldId'
import { Options } from './Options'

/** Which engine rates the coil; both stand side by side on `Compare`, for whom there is that. */
export function EngineField() {
  const { form, change, messageAt, canCompareEngines, methods } = useWorkbench()
  const path = 'engineVersion'
  const codes = engineVersion.codes.filter(code => code !== 'compare' || canCompareEngines)
  const message = messageAt(path)
  const reason = methods.reasonAt(path, 'v2025')
  return (
    <div className={`cw-f wide${message ? ' is-err' : ''}`}>
      <FieldLabel path={path} label="Engine version" />
      <select
        className="form-select"
        id={fieldId(path)}
        name={path}
        value={form.isCompared && canCompareEngines ? 'compare' : (form.input.engineVersion ?? 'original')}
        onChange={({ target: { value } }) =>
          change(form =>
            value === 'compare'
              ? { ...form, isCompared: true }
              : { ...withChosen(form, path, value === 'original' ? undefined : value), isCompared: false },
          )
        }
      >
        <Options
          choices={codes.map(value => ({
            value,
            label: engineVersion.describe(value),
            reason: value === 'original' ? undefined : reason,
          }))}
        />
      </select>
      <FieldMessage path={path} message={message} />
    </div>
  )
}
