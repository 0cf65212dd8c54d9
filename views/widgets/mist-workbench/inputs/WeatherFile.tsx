import { lazy } from 'react'
import { Late } from '../../../workbench/frame/Late'

/** Loaded when it is opened: few bring weather of their own. */
const WeatherReader = lazy(async () => ({ default: (await import('./WeatherReader')).WeatherReader }))

/** Hours of one's own, from a file or pasted. */
export function WeatherFile() {
  return (
    <details className="px-3 pb-1">
      <summary className="cw-sm cw-2 py-2">Own hours, from a file</summary>
      <Late>
        <WeatherReader />
      </Late>
    </details>
  )
}
