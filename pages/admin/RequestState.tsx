import type { ListedRequest } from '../../shared/contracts/admin'
import { Badge, type BadgeLook } from '../../views/components/Badge'

export const kindNames: Readonly<Record<ListedRequest['Kind'], string>> = {
  contact: 'contact form',
  help: 'help request',
}

const looks: Readonly<Record<ListedRequest['State'], BadgeLook>> = {
  new: { tone: 'info', icon: 'mail' },
  'in work': { tone: 'warn', icon: 'clock' },
  done: { tone: 'ok', icon: 'check' },
}

export function RequestState({ state }: { state: ListedRequest['State'] }) {
  return <Badge {...looks[state]}>{state}</Badge>
}
