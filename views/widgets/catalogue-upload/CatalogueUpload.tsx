import { useRef, useState } from 'react'
import type { CatalogueName } from '../../../shared/catalogues/catalogues'
import type { CheckedCatalogue } from '../../../shared/contracts/admin'
import type { UnitSystem } from '../../../shared/display/units'
import { CallError, post, saidHere } from '../../client/call'
import { FormMessage } from '../../components/FormMessage'
import { Icon } from '../../components/Icon'
import { CataloguePreview } from './CataloguePreview'

/** A chosen file, with what the server says of it. */
interface Chosen {
  file: string
  text: string
  checked: CheckedCatalogue
}

/** Replaces a catalogue by a file: it is checked, shown as what it would change, and taken in only then. */
export function CatalogueUpload({ name, units }: { name: CatalogueName; units: UnitSystem }) {
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  /** Runs a call; why it failed, or was refused, is said here. */
  async function attempt(work: () => Promise<readonly string[]>): Promise<void> {
    setBusy(true)
    setFault([])
    try {
      setFault(await work())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault([error.message])
    } finally {
      setBusy(false)
    }
  }

  const check = (file: File) =>
    attempt(async () => {
      setChosen(undefined)
      const text = await file.text()
      const of = { name, file: file.name, text, units }
      const { Item, Notices } = await post('AdminService.svc/CheckCatalogue', of, saidHere)
      if (Item) setChosen({ file: file.name, text, checked: Item })
      return Notices.flatMap(({ Messages }) => Messages)
    })

  const replace = ({ file, text, checked }: Chosen) =>
    attempt(async () => {
      const of = { name, file, text, before: checked.Version }
      const { Succeeded, Notices } = await post('AdminService.svc/ReplaceCatalogue', of, saidHere)
      if (Succeeded) window.location.assign(`/admin?section=catalogues&name=${name}`)
      return Notices.flatMap(({ Messages }) => Messages)
    })

  function drop(): void {
    setChosen(undefined)
    if (input.current) input.current.value = ''
  }

  return (
    <div className="ad-form">
      <div>
        <label className="form-label" htmlFor="catalogue-file">
          CSV or JSON
        </label>
        <input
          ref={input}
          className="form-control"
          id="catalogue-file"
          type="file"
          accept=".csv,.json,.txt"
          disabled={isBusy}
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file) void check(file)
          }}
        />
      </div>
      {fault.length > 0 && <FormMessage lines={fault} />}
      {chosen && <CataloguePreview checked={chosen.checked} />}
      {chosen?.checked.FaultCount === 0 && (
        <div className="d-flex gap-2">
          <button
            className="btn btn-primary btn-sm"
            type="button"
            disabled={isBusy}
            onClick={() => void replace(chosen)}
          >
            <Icon name="check" />
            Replace catalogue
          </button>
          <button className="btn btn-outline-secondary btn-sm" type="button" onClick={drop}>
            Cancel
          </button>
        </div>
      )}
    </div>
  )
}
