import { useState } from 'react'
import type { CoilRating } from '../../../../engine/coils/coil'
import type { Fact } from '../../../../shared/coils/facts/coilFacts'
import { type FanField, fanFacts, fanRules } from '../../../../shared/coils/facts/fanEnergy'
import { ask } from '../../../client/openDialog'
import { Field } from '../../../components/Field'
import { Dialog } from '../../../dialogs/Dialog'
import { Facts } from '../../../workbench/results/Facts'
import { useForm } from '../../forms/useForm'

/** Shows the yearly cost of moving the air through the coil, from hours, efficiency and price. */
export function openFan(tag: string, rating: CoilRating): Promise<void> {
  return ask<void>(onAnswer => <FanDialog tag={tag} rating={rating} onClose={onAnswer} />)
}

interface FanDialogProps {
  tag: string
  rating: CoilRating
  onClose: () => void
}

function FanDialog({ tag, rating, onClose }: FanDialogProps) {
  const [facts, setFacts] = useState<readonly Fact[]>([])
  const { form, field } = useForm<FanField>({
    rules: fanRules,
    initial: { hours: '8,760', efficiency: '60' },
    async send(values) {
      setFacts(fanFacts(rating, values))
      return undefined
    },
  })
  return (
    <Dialog title={`Fan energy of ${tag}`} onClose={onClose}>
      <form
        {...form}
        onInput={event => {
          form.onInput(event)
          // The shown facts belong to the earlier numbers.
          setFacts([])
        }}
      >
        <p className="cw-sm cw-muted">For the pressure drop of this coil alone, at the airflow that it is rated for.</p>
        <Field {...field('hours')} inputMode="decimal" autoComplete="off" data-first />
        <Field {...field('efficiency')} inputMode="decimal" autoComplete="off" />
        <Field
          {...field('price')}
          inputMode="decimal"
          autoComplete="off"
          hint="Leave it out to see the energy alone."
        />
        <div role="status">{facts.length > 0 && <Facts facts={facts} />}</div>
        <div className="cw-dialog-foot">
          <button className="btn btn-outline-secondary" type="button" onClick={onClose}>
            Close
          </button>
          <button className="btn btn-primary" type="submit">
            Calculate
          </button>
        </div>
      </form>
    </Dialog>
  )
}
