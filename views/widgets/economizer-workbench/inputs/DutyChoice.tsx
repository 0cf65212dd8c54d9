import { choose } from '../../../workbench/form/form'
import { Segments } from '../../../workbench/inputs/Segments'
import { useEconomizer } from '../useEconomizer'

const duties = [
  { value: 'steam' as const, label: 'Steam boiler' },
  { value: 'hot-water' as const, label: 'Hot water' },
]

/** The choice between a steam boiler and a hot-water boiler, above the inputs. */
export function DutyChoice() {
  const { form, change } = useEconomizer()
  return (
    <Segments
      label="Boiler"
      isFilled
      className="flex-grow-1"
      value={form.input.boiler.duty}
      choices={duties}
      onChoose={duty => change(form => choose(form, 'boiler.duty', duty))}
    />
  )
}
