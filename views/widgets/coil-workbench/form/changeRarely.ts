import type { CoilForm } from './coilForm'

type Changes = typeof import('./rareChanges')

const rare = () => import('./rareChanges')

/** Fetches them on the way into the inputs, so that they are there when one is made. Who then makes one is told of a failure. */
export function expectRareChanges(): void {
  rare().catch(() => undefined)
}

/** Makes a change by what is fetched for it: most never do. */
export async function changeRarely(
  change: (update: (form: CoilForm) => CoilForm) => void,
  by: (form: CoilForm, changes: Changes) => CoilForm,
): Promise<void> {
  const changes = await rare()
  change(form => by(form, changes))
}
