import { useEffect, useState } from 'react'
import type { SavedMachine } from '../../../../shared/contracts/mistMachines'
import { CallError, post, saidHere } from '../../../client/call'
import { chooseMachine } from '../form/machine'
import { useMist } from '../useMist'

interface Said {
  kind: 'wait' | 'done' | 'fault'
  text: string
}

/** The saved condensers and air coolers that the reader may open, and the reading of one; each says here how it went. */
export function useMachines() {
  const { change } = useMist()
  const [machines, setMachines] = useState<readonly SavedMachine[]>([])
  const [said, setSaid] = useState<Said>()

  async function told<Answer>(wait: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    setSaid({ kind: 'wait', text: wait })
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setSaid({ kind: 'fault', text: error.message })
      return undefined
    }
  }

  /** Those with a text in the name of their project. */
  async function list(text: string): Promise<void> {
    const answer = await told('Looking at the saved work.', () =>
      post('MistService.svc/ListMachines', { text }, saidHere),
    )
    if (!answer) return
    const found = answer.Items ?? []
    setMachines(found)
    const none = 'No saved condenser or air cooler that you may open has such a name.'
    setSaid(found.length > 0 ? undefined : { kind: 'done', text: none })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is asked for once, when it is opened
  useEffect(() => void list(''), [])

  async function read({ Project, Item, Kind }: SavedMachine, evaporating: number | undefined): Promise<void> {
    const asked = Kind === 'coil' && evaporating !== undefined ? { evaporating } : {}
    const answer = await told('Rating it over temperatures of the air.', () =>
      post('MistService.svc/ReadMachine', { project: Project, item: Item, ...asked }, saidHere),
    )
    if (!answer) return
    const { Item: found, Notices } = answer
    if (!found) return setSaid({ kind: 'fault', text: Notices.flatMap(({ Messages }) => Messages).join(' ') })
    change(form => chooseMachine(form, found))
    setSaid({ kind: 'done', text: 'Its power, airflow and face are taken.' })
  }

  return { machines, said, list, read }
}
