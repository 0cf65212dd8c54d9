import { type ChangeEvent, useId, useState } from 'react'
import {
  type CircuitFile,
  circuitFiles,
  kindOfText,
  readCircuits,
  writeCircuits,
} from '../../../../shared/circuitry/files/circuitsText'
import { downloadName } from '../../../../shared/reports/downloadName'
import { saveFile } from '../../../client/saveFile'
import { useCircuitry } from '../useCircuitry'
import type { WorkProps } from './Work'
import { Choice, TakeOrLeave } from './workFields'

const kinds = Object.entries(circuitFiles) as [CircuitFile, (typeof circuitFiles)[CircuitFile]][]

/** Circuits from a file or a pasted text, shown before they are taken; and saved as a file. */
export function Files({ canvas, preview, onPreview }: WorkProps) {
  const { form } = useCircuitry()
  const [kind, setKind] = useState<CircuitFile>('lists')
  const [text, setText] = useState('')
  const [findings, setFindings] = useState<readonly { severity: string; message: string }[]>([])
  const [reason, setReason] = useState('')
  const id = useId()
  const read = (of: CircuitFile, from: string) => {
    const found = readCircuits(of, from, canvas.size)
    setFindings(found.findings)
    onPreview(found.graph)
  }
  const take = (from: string) => {
    const of = kindOfText(from)
    setText(from)
    setKind(of)
    read(of, from)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void file.text().then(take)
  }
  const save = (of: CircuitFile) => {
    const written = writeCircuits(of, canvas.graph)
    setReason('reason' in written ? written.reason : '')
    if ('text' in written)
      saveFile(btoa(written.text), downloadName(`${form.tag} circuits`, circuitFiles[of].ending), 'text/plain')
  }
  return (
    <div className="cv-form">
      <label className="cw-xs" htmlFor={`${id}file`}>
        File
        <input
          id={`${id}file`}
          className="form-control form-control-sm"
          type="file"
          accept=".json,.txt,.csv"
          onChange={choose}
        />
      </label>
      <Choice
        label="Read as"
        value={kind}
        choices={Object.fromEntries(kinds.map(([name, { label }]) => [name, label]))}
        onChoose={value => setKind(value as CircuitFile)}
      />
      <label className="cw-xs w-100" htmlFor={`${id}text`}>
        Text: a line for each circuit, tubes numbered from 1 row after row
        <textarea
          id={`${id}text`}
          className="form-control form-control-sm cv-text"
          value={text}
          spellCheck={false}
          onChange={({ target: { value } }) => setText(value)}
        />
      </label>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => read(kind, text)}>
        Read
      </button>
      {preview && (
        <TakeOrLeave
          isTakable
          onTake={() => {
            onPreview(undefined)
            canvas.take({ graph: preview }, 'Took the circuits of the text.')
          }}
          onLeave={() => onPreview(undefined)}
        />
      )}
      {kinds.map(([name, { label }]) => (
        <button key={name} type="button" className="btn btn-outline-secondary btn-sm" onClick={() => save(name)}>
          {`Save as ${label}`}
        </button>
      ))}
      <ul className="cw-sm m-0 w-100 list-unstyled" role="status">
        {reason !== '' && <li>{reason}</li>}
        {findings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
