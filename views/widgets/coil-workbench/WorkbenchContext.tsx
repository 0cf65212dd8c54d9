import { createContext, useContext } from 'react'
import type { Explained } from '../../../shared/coils/facts/keyResults'
import type { CoilPath } from '../../../shared/coils/fields/coilPath'
import type { Reader } from '../../../shared/display/formatQuantity'
import type { SearchWish } from './candidates/wish'
import type { CoilForm } from './form/form'
import type { Methods } from './state/useMethods'
import type { RatingState } from './state/useRating'

/** What every part of the workbench reads, and the one way to change the form. */
export interface WorkbenchModel {
  form: CoilForm
  change: (update: (form: CoilForm) => CoilForm) => void
  reader: Reader
  rated: RatingState
  /** Whether the reader has the new engine beside the original one, and the comparison of both. */
  canChooseEngine: boolean
  canCompareEngines: boolean
  /** Whether the reader may have the workbooks of engineering studies. */
  canExportStudies: boolean
  /** The reader acts as another person, whose rights are theirs alone to give. */
  isActing: boolean
  /** The registry of published methods. */
  methods: Methods
  /** What a search for coils may choose, and must reach. */
  wish: SearchWish
  setWish: (wish: SearchWish) => void
  /** Shows how a result was found. */
  explain: (result: Explained) => void
  /** What is wrong with a field, once it may be said. */
  messageAt: (path: CoilPath) => string | undefined
  /** Leads to the login page and back; the changes are kept in this tab. */
  logIn: () => void
  /** Shows the field and puts the focus in it. */
  goTo: (path: string) => void
}

export const WorkbenchContext = createContext<WorkbenchModel | null>(null)

export function useWorkbench(): WorkbenchModel {
  const model = useContext(WorkbenchContext)
  if (!model) throw new Error('this component belongs inside the workbench')
  return model
}
