import { useState } from 'react'
import type { CoilDocument, UnitSystem } from '../../../../shared/designs/coilDocument'
import type { CoilPath } from '../../../../shared/designs/coilPath'
import { type CoilForm, formOf, withLeft } from '../form/form'
import { wrongPaths } from '../form/messages'

const contentOf = ({ input, tag }: Pick<CoilDocument, 'input' | 'tag'>) => JSON.stringify([input, tag])

/** The form, and whether it holds anything that the saved document does not. Units are the reader's, not the document's, and are no change. */
export function useForm(document: CoilDocument, system: UnitSystem) {
  const [form, change] = useState(() => formOf(document, system))
  const [kept, setKept] = useState(() => contentOf(document))
  const wrong = wrongPaths(form)
  return {
    form,
    change,
    wrong,
    hasChanges: contentOf(form) !== kept,
    keep: (saved: CoilDocument) => setKept(contentOf(saved)),
    /** Lets every field that is wrong say so. */
    sayWrong: () =>
      change(now => wrongPaths(now).reduce<CoilForm>((next, path: CoilPath) => withLeft(next, path), now)),
    reset: () => change(now => ({ ...formOf(document, now.system), tag: now.tag })),
  }
}
