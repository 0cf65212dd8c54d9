import { type DragEvent, useId, useState } from 'react'
import { sentence } from '../../../../shared/display/sentence'
import { CallError, post, saidHere } from '../../../client/call'
import { FormMessage } from '../../../components/FormMessage'
import { chooseWeather } from '../form/choices'
import { useMist } from '../useMist'

/** Characters of the largest file that the server reads. */
const mostCharacters = 6_000_000
/** A character of UTF-8 takes four bytes at most. */
const mostBytes = 4 * mostCharacters
const tooLarge = 'The file is larger than a year of weather.'
/** What no text has, and nearly all other files have. */
const noText = '\0'

type Said = { kind: 'wait' | 'done' | 'fault'; lines: readonly string[] }

/** Reads a year of hours from a file, a drop, or pasted text. What cannot be read is said here, and changes nothing. */
export function WeatherReader() {
  const { form, change } = useMist()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<Said>()
  const id = useId()
  const isWaiting = said?.kind === 'wait'

  async function read(name: string, content: string): Promise<void> {
    const fault = (...lines: string[]) => setSaid({ kind: 'fault', lines })
    if (content.trim() === '') return fault('There is nothing to read.')
    if (content.length > mostCharacters) return fault(tooLarge)
    if (content.includes(noText)) return fault('This is no text file. An EPW or a table of hours is one.')
    setSaid({ kind: 'wait', lines: ['Reading the hours.'] })
    try {
      const { altitude } = form.input.site
      const { Item, Notices } = await post('MistService.svc/ReadWeather', { name, text: content, altitude }, saidHere)
      if (!Item) return fault(...Notices.flatMap(({ Messages }) => Messages))
      change(form => chooseWeather(form, Item))
      setText('')
      setSaid({ kind: 'done', lines: [`8,760 hours of ${Item.Weather.name} are read.`, ...Item.Findings] })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      fault(error.message)
    }
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const fault = (line: string) => setSaid({ kind: 'fault', lines: [line] })
    // Before it is read: the memory of a phone does not hold a film.
    if (file.size > mostBytes) return fault(tooLarge)
    try {
      await read(file.name, await file.text())
    } catch (error) {
      // A folder that is dropped, or a file that is gone.
      if (!(error instanceof DOMException)) throw error
      fault('The file cannot be read.')
    }
  }

  function choose(): void {
    const chooser = document.createElement('input')
    chooser.type = 'file'
    chooser.accept = '.epw,.csv,.txt,text/csv,text/plain'
    chooser.addEventListener('change', () => void take(chooser.files?.[0]))
    chooser.click()
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the button does the same by keyboard
    <div className="pt-1 pb-2" onDragOver={event => event.preventDefault()} onDrop={drop}>
      <p className="cw-xs cw-2 mb-2">
        8,760 hours: an EPW, or a table with headings and units, such as dry bulb (F), wet bulb (F).
      </p>
      <button className="btn btn-outline-secondary btn-sm" type="button" disabled={isWaiting} onClick={choose}>
        Choose a file
      </button>
      <span className="cw-xs cw-2"> or drop it here</span>
      <label className="cw-sm d-block mt-2" htmlFor={id}>
        Or paste the hours
      </label>
      <textarea
        className="form-control cw-sm"
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <button
        className="btn btn-outline-secondary btn-sm mt-1"
        type="button"
        disabled={isWaiting || text.trim() === ''}
        onClick={() => void read('pasted hours', text)}
      >
        Read
      </button>
      {said?.kind === 'fault' ? (
        <div className="mt-2">
          <FormMessage lines={said.lines.map(sentence)} />
        </div>
      ) : (
        <div className="cw-sm mt-1" role="status">
          {said?.lines.map(line => (
            <div key={line}>{line}</div>
          ))}
        </div>
      )}
    </div>
  )
}
