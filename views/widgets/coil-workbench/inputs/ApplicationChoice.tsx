import { applicationsOf } from '../../../../shared/coils/document/coilTypes'
import { Icon } from '../../../components/Icon'
import { Segments } from '../../../workbench/inputs/Segments'
import { changeRarely } from '../form/changeRarely'
import { useCoilWorkbench } from '../useCoilWorkbench'

const applications = [
  {
    value: 'Cooling' as const,
    label: (
      <>
        <Icon name="cooling" size="sm" />
        Cooling
      </>
    ),
  },
  {
    value: 'Heating' as const,
    label: (
      <>
        <Icon name="heating" size="sm" />
        Heating
      </>
    ),
  },
]

/** The choice between cooling and heating, above the inputs. */
export function ApplicationChoice() {
  const { form, change } = useCoilWorkbench()
  const possible = applicationsOf(form.input.coilType)
  return (
    <Segments
      label="Coil application"
      isFilled
      className="flex-grow-1"
      value={form.input.application}
      choices={applications.map(choice => ({ ...choice, isDisabled: !possible.includes(choice.value) }))}
      onChoose={application =>
        void changeRarely(change, (form, { withApplication }) => withApplication(form, application))
      }
    />
  )
}
