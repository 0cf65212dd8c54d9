import type { CoilRating } from '../../../../engine/coils/coil'
import { byGravity, countWords } from '../../../../shared/coils/notices/noticeOrder'
import { Icon } from '../../../components/Icon'

/** Marks a coil whose last rating has an error or a warning, and says how many of the graver ones. */
export function CoilSign({ rating }: { rating: CoilRating | null }) {
  const warnings = rating?.warnings ?? []
  const [gravest] = byGravity(warnings)
  if (!gravest || gravest.severity === 'info') return null
  const { severity } = gravest
  const color = severity === 'error' ? 'c-err' : 'c-warn'
  return <Icon name={severity} size="sm" className={color} label={countWords(warnings, severity)} />
}
