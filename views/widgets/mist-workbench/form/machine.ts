/** The machine that was read from saved work, in the form. */
import type { MachineSource, MistInput } from '../../../../shared/mist/document/mistDocument'
import type { MistForm } from './choices'

/** What the server has read of a saved condenser or air cooler. */
export interface ReadMachine {
  Machine: Pick<MistInput['machine'], 'kind' | 'ratedPower' | 'ratedAt' | 'slope'>
  Intake: Pick<MistInput['intake'], 'airflow' | 'face'>
  Source: MachineSource
}

/** The machine that was read, with its airflow and face; its load stays. */
export function chooseMachine(form: MistForm, { Machine, Intake, Source }: ReadMachine): MistForm {
  const { machine, intake } = form.input
  const { leastAir: _, ...kept } = machine
  return {
    ...form,
    typed: {},
    input: {
      ...form.input,
      machine: { ...kept, ...Machine, source: Source },
      intake: { ...intake, ...Intake },
    },
  }
}
