import { createContext, useContext } from 'react'
import type { Reader } from '../../shared/display/formatQuantity'
import type { AnyInput } from '../../shared/tools/project'
import type { AnyRating, Explained } from '../../shared/tools/results/keyResult'
import type { WorkbenchParts } from './parts'
import type { OpenItem } from './projects/openProject'
import type { Methods } from './state/useMethods'
import type { RatingState } from './state/useRating'
import type { SavedProject } from './state/useSaving'
import type { Form } from './tool'

/** The data that every part of the workbench reads, and the only function that changes the form. */
export interface WorkbenchModel<
  Input extends AnyInput = AnyInput,
  Rating extends AnyRating = AnyRating,
  Own = unknown,
> {
  form: Form<Input>
  change(update: (form: Form<Input>) => Form<Input>): void
  reader: Reader
  rated: RatingState<Input, Rating>
  /** The items of the open project, and the saved project that they come from. */
  items: readonly OpenItem<Input>[]
  saved: SavedProject | null
  /** The views that the tool brings, and the data that only its own parts read. */
  parts: WorkbenchParts
  own: Own
  /** Whether the reader may export engineering studies as workbooks. */
  canExportStudies: boolean
  /** The reader acts as another person. Only that person may share their work. */
  isActing: boolean
  /** The registry of published methods. */
  methods: Methods
  /** Shows how a result was found. */
  explain(result: Explained): void
  /** The message of an invalid field, once it may be shown. */
  messageAt(path: string): string | undefined
  /** Goes to the login page, which returns here; unsaved changes are kept in this tab. */
  logIn(): void
  /** Shows the field and puts the focus in it. */
  goTo(path: string): void
}

export const WorkbenchContext = createContext<WorkbenchModel | null>(null)

export function useWorkbench(): WorkbenchModel {
  const model = useContext(WorkbenchContext)
  if (!model) throw new Error('this component belongs inside the workbench')
  return model
}
