import { useId, useState } from 'react'
import { usualCompressor } from '../../../../engine/mist/compressor'
import type { SavedMachine } from '../../../../shared/contracts/mistMachines'
import { sentence } from '../../../../shared/display/sentence'
import { FormMessage } from '../../../components/FormMessage'
import { TargetField } from '../../../workbench/search/TargetField'
import { useMist } from '../useMist'
import { useMachines } from './useMachines'

const idOf = ({ Project, Item }: Pick<SavedMachine, 'Project' | 'Item'>) => `${Project} ${Item}`

/** Chooses among the saved condensers and air coolers that the reader may open, and has the server read one. */
export function MachineReader() {
  const { source } = useMist().form.input.machine
  const { machines, said, list, read } = useMachines()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(source ? idOf({ Project: source.project, Item: source.item }) : '')
  const [evaporating, setEvaporating] = useState<number | undefined>(source?.evaporating ?? usualCompressor.evaporating)
  const id = useId()
  const isWaiting = said?.kind === 'wait'
  const machine = machines.find(one => idOf(one) === chosen)
  return (
    <div className="pt-1 pb-2">
      <form
        className="d-flex gap-2 mb-2"
        onSubmit={event => {
          event.preventDefault()
          void list(text)
        }}
      >
        <input
          className="form-control form-control-sm text-start"
          type="search"
          aria-label="Name of the project"
          placeholder="Name of the project"
          maxLength={100}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button className="btn btn-outline-secondary btn-sm" type="submit" disabled={isWaiting}>
          Find
        </button>
      </form>
      <label className="cw-sm d-block" htmlFor={id}>
        Saved machine
      </label>
      <select
        className="form-select form-select-sm mb-2"
        id={id}
        value={machine ? chosen : ''}
        onChange={event => setChosen(event.target.value)}
      >
        <option value="">Choose one</option>
        {machines.map(one => (
          <option key={idOf(one)} value={idOf(one)}>
            {`${one.Name}: ${one.Tag}, ${one.Label}`}
          </option>
        ))}
      </select>
      {machine?.Kind === 'coil' && (
        <div className="mb-2">
          <TargetField
            label="Evaporates at"
            quantity="temperature"
            value={evaporating}
            onValue={value => setEvaporating(value)}
          />
        </div>
      )}
      <button
        className="btn btn-outline-secondary btn-sm"
        type="button"
        disabled={isWaiting || !machine}
        onClick={() => machine && void read(machine, evaporating)}
      >
        Read
      </button>
      {said?.kind === 'fault' ? (
        <div className="mt-2">
          <FormMessage lines={[sentence(said.text)]} />
        </div>
      ) : (
        <div className="cw-sm mt-1" role="status">
          {said?.text}
        </div>
      )}
    </div>
  )
}
