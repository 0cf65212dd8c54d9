import { Badge, type BadgeLook } from '../../components/Badge'

const looks: Readonly<Record<string, BadgeLook>> = {
  open: { tone: 'ok', icon: 'play' },
  review: { icon: 'show' },
  'on hold': { tone: 'warn', icon: 'clock' },
  closed: { icon: 'check' },
}

/** The status of a project in the words of the service that keeps it. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge {...looks[status.toLowerCase()]}>{status}</Badge>
}
