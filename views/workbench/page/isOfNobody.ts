import type { AnyInput } from '../../../shared/tools/project'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import type { WorkbenchProps } from '../Workbench'

interface Opened
  extends Pick<WorkbenchProps<AnyInput, AnyRating>, 'saved' | 'looked' | 'linked' | 'drafts' | 'openFailure'> {
  /** The reader's saved mixtures, on pages that have them. */
  mixtures?: readonly unknown[]
}

/** Whether a page shows the new item of its tool, as everybody sees it, and no work of anybody. */
export const isOfNobody = ({ saved, looked, linked, drafts, openFailure, mixtures = [] }: Opened): boolean =>
  saved === null && !looked && !linked && drafts.length === 0 && mixtures.length === 0 && !openFailure
