import { Suspense, useState } from 'react'
import { latePart } from '../../../workbench/state/latePart'

/** Loaded when it is opened: few bring weather of their own. */
const WeatherReader = latePart(async () => (await import('./WeatherReader')).WeatherReader)

/** Hours of one's own, from a file or pasted. */
export function WeatherFile() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="px-3 pb-1" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className="cw-sm cw-2 py-2">Own hours, from a file</summary>
      {isOpen && (
        <Suspense>
          <WeatherReader />
        </Suspense>
      )}
    </details>
  )
}
