import { useData } from '../../views/DataContext'
import { Widget } from '../../views/widgets/Widget'
import type { data } from './+data'
import '../../views/styles/authPage.scss'
import '../../views/styles/registerPage.scss'

export function Page() {
  const { invitation } = useData<ReturnType<typeof data>>()
  return (
    <div className="cw-register">
      <Widget name="registration" props={{ invitation }} />
      <noscript>
        <p className="cw-2">Registering needs JavaScript. Please switch it on, or call our support.</p>
      </noscript>
    </div>
  )
}
