import { limits } from '../../../shared/limits'
import { Icon } from '../../components/Icon'
import type { IconName } from '../../components/icons'

interface LegendProps {
  hasServiceAccounts: boolean
  serviceAccounts: number
  /** The reader impersonates the owner, and so has no actions. */
  isActing: boolean
}

/** The meaning of the icons. The part about service accounts is only for readers who may add them. */
export function Legend({ hasServiceAccounts, serviceAccounts, isActing }: LegendProps) {
  const used = `Service account, ${serviceAccounts} of ${limits.serviceAccounts} used`
  const entries: [IconName, string][] = [
    ['user', 'User'],
    ['clock', 'Waiting for approval'],
    ['mail', isActing ? 'Invited' : 'Invited, or resend the invitation'],
    ...only(hasServiceAccounts, ['service', used]),
    ...only(hasServiceAccounts && !isActing, ['key', 'Regenerate password, shown once']),
    ...only(!isActing, ['delete', 'Delete, with a choice to keep projects']),
  ]
  return (
    <section className="us-leg" aria-labelledby="us-legend">
      <h2 id="us-legend">Legend</h2>
      <ul>
        {entries.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function only(isShown: boolean, entry: [IconName, string]): [IconName, string][] {
  return isShown ? [entry] : []
}
