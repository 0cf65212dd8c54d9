import { Icon } from '../../components/Icon'

/** The app and the design that is open in it. */
export function BarTitle({ name }: { name: string }) {
  return (
    <>
      <a className="cw-bar-btn d-none d-md-inline-flex" href="/app-selector">
        <Icon name="apps" />
        Coil selection
      </a>
      <span className="cw-bar-sep d-none d-md-block" />
      <span className="t">{name}</span>
    </>
  )
}
