import { createContext, useContext } from 'react'
import type { Reader } from '../../shared/display/formatQuantity'
import type { AnyInput } from '../../shared/tools/project'
import type { AnyRating, Explained } from '../../shared/tools/results/keyResult'
import type { WorkbenchParts } from './parts'
import type { Methods } from './state/useMethods'
import type { RatingState } from './state/useRating'
import type { Form } from './tool'

/** What every part of the workbench reads, and the one way to change the form. */
export interface WorkbenchModel<
  Input extends AnyInput = AnyInput,
  Rating extends AnyRating = AnyRating,
  Own = unknown,
> {
  form: Form<Input>
  change(update: (form: Form<Input>) => Form<Input>): void
  reader: Reader
  rated: RatingState<Input, Rating>
  /** The views that the tool brings, and what only its own parts read. */
  parts: WorkbenchParts
  own: Own
  /** Whether the reader may have the workbooks of engineering studies. */
  canExportStudies: boolean
  /** The reader acts as another person, whose rights are theirs alone to give. */
  isActing: boolean
  /** The registry of published methods. */
  methods: Methods
  /** Shows how a result was found. */
  explain(result: Explained): void
  /** What is wrong with a field, once it may be said. */
  messageAt(path: string): string | undefined
  /** Leads to the login page and back; the changes are kept in this tab. */
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
