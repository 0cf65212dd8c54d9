import { routes } from '../../shared/routes'
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
      <p className="cw-sm cw-2 mt-4 mb-0">
        You have an account? <a href={routes.login.path}>Log in</a>
      </p>
    </div>
  )
}
