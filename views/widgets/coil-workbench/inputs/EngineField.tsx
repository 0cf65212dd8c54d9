import { engineVersion } from '../../../../engine/options/engineVersion'
import { withChosen } from '../../../workbench/form/form'
import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { FieldMessage } from '../../../workbench/inputs/FieldMessage'
import { fieldId } from '../../../workbench/inputs/fieldId'
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
      <ChoiceList
        id={fieldId(path)}
        path={path}
        isWrong={message !== undefined}
        value={form.isCompared && canCompareEngines ? 'compare' : (form.input.engineVersion ?? 'original')}
        choices={codes.map(value => ({
          value,
          label: engineVersion.describe(value),
          reason: value === 'original' ? undefined : reason,
        }))}
        onChoose={value =>
          change(form =>
            value === 'compare'
              ? { ...form, isCompared: true }
              : { ...withChosen(form, path, value === 'original' ? undefined : value), isCompared: false },
          )
        }
      />
      <FieldMessage path={path} message={message} />
    </div>
  )
}
