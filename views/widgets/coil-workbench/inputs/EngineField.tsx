import { engineVersion } from '../../../../engine/options/engineVersion'
import { withChosen } from '../../../workbench/form/form'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { Options } from '../../../workbench/inputs/Options'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The engine that rates the coil; readers with the comparison can also choose both, by `Compare`. */
export function EngineField() {
  const { form, change, messageAt, canCompareEngines, methods } = useCoilWorkbench()
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
