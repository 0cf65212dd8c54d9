import type { CoilForm } from './coilForm'

type Changes = typeof import('./rareChanges')

const rare = () => import('./rareChanges')

/** Loads the code of rare changes when the reader moves to the inputs. A failure is shown only for a change itself. */
export function expectRareChanges(): void {
  rare().catch(() => undefined)
}

/** Makes a change whose code is loaded on demand, because most readers never make it. */
export async function changeRarely(
  change: (update: (form: CoilForm) => CoilForm) => void,
  by: (form: CoilForm, changes: Changes) => CoilForm,
): Promise<void> {
  const changes = await rare()
  change(form => by(form, changes))
}
