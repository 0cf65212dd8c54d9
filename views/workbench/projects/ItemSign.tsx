import { noticesAsShown } from '../../../shared/tools/notices/asShown'
import { byGravity, countWords } from '../../../shared/tools/notices/noticeOrder'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { Icon } from '../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'

/** Marks an item whose last rating has errors or warnings. It counts the errors or, if there are none, the warnings. */
export function ItemSign({ rating }: { rating: AnyRating | null }) {
  const { reader } = useWorkbench()
  const warnings = noticesAsShown(rating?.warnings ?? [], reader)
  const [gravest] = byGravity(warnings)
  if (!gravest || gravest.severity === 'info') return null
  const { severity } = gravest
  const color = severity === 'error' ? 'c-err' : 'c-warn'
  return <Icon name={severity} size="sm" className={color} label={countWords(warnings, severity)} />
}
