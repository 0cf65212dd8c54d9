import { type RouteName, routes } from '../../shared/routes'
import { AccountNav } from '../components/AccountNav'
import { AppBar } from '../components/AppBar'
import { useFrame } from '../FrameContext'
import { useProblem } from '../ProblemContext'
import { Widget } from '../widgets/Widget'
import type { LayoutProps } from './layoutProps'

/** The account pages, which share a navigation. */
const accountPages: readonly RouteName[] = [
  'userProfile',
  'changePassword',
  'changePasswordSibling',
  'secondFactor',
  'securityQuestions',
  'securityQuestionsSibling',
  'companyProfile',
  'manageUsers',
  'companyUser',
  'projectSharing',
  'inviteUsers',
]

/** The layout of signed-in pages, under the bar. */
export function PortalLayout({ container, children }: LayoutProps) {
  const { viewer, preferences, csrfToken, address, routeName } = useFrame()
  const isProblem = useProblem() !== null
  const isAccount = accountPages.includes(routeName) && !isProblem
  const main = (
    <main id="main" className={container && `${container} cw-pagewrap`}>
      {children}
    </main>
  )
  return (
    <div className="cw-page">
      {viewer && (
        <AppBar
          {...{ viewer, preferences, csrfToken, address }}
          alerts={<Widget name="alerts" props={{}} />}
          impersonate={<Widget name="impersonate" props={{}} />}
        />
      )}
      {/* No navigation while a temporary password or a missing second factor closes the other pages. */}
      {viewer && isAccount && !viewer.isTemporaryPassword && !viewer.mustSetUpFactor ? (
        <div className="cw-sided">
          <AccountNav viewer={viewer} path={routes[routeName].path} />
          {main}
        </div>
      ) : (
        main
      )}
    </div>
  )
}
