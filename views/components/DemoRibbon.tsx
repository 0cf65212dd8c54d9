import { Icon } from './Icon'

export const demoText = 'Demo: sample people and data, this computer only'

/** Says on every page of a demo that its data is not real. */
export function DemoRibbon() {
  return (
    <aside className="cw-ribbon" aria-label="Demo">
      <Icon name="flask" />
      {demoText}
    </aside>
  )
}
