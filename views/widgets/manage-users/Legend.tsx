import { limits } from '../../../shared/limits'
import { Icon } from '../../components/Icon'
import type { IconName } from '../../components/icons'

interface LegendProps {
  hasServiceAccounts: boolean
  serviceAccounts: number
}

/** What the icons mean. The part about service accounts is for who may add them. */
export function Legend({ hasServiceAccounts, serviceAccounts }: LegendProps) {
  const used = `Service account, ${serviceAccounts} of ${limits.serviceAccounts} used`
  const entries: [IconName, string][] = [
    ['user', 'User'],
    ['clock', 'Waiting for approval'],
    ['mail', 'Invited, or resend the invitation'],
    ...(hasServiceAccounts
      ? ([
          ['service', used],
          ['key', 'Regenerate password, shown once'],
        ] as [IconName, string][])
      : []),
    ['delete', 'Delete, with a choice to keep projects'],
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
