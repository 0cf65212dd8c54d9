/** What a report is to say in signs that its typeface lacks, such as Chinese ones: they print as question marks. */
import { particularLabels } from '../../shared/tools/particularLabels'
import { type Printable, particularNames } from '../../shared/tools/project'
import { losesSigns } from './printable'

/** What else is printed beside the document. */
interface Beside {
  title: string
  author: string
  company: string | undefined
}

/** The fields with such signs, as the product names them: `Customer`, `Tag of item 2`. */
export function unprintableFields(document: Printable, { title, author, company = '' }: Beside): string[] {
  const { particulars = {}, remarks = '' } = document
  const isProject = 'items' in document
  const items = isProject ? document.items : [document]
  const of = (name: string, index: number) => (isProject ? `${name} of item ${index + 1}` : name)
  const texts: (readonly [field: string, texts: readonly string[]])[] = [
    ['Title', [title]],
    ...particularNames.map(name => [particularLabels[name], [particulars[name] ?? '']] as const),
    ['Remarks', [remarks]],
    ...items.flatMap(({ tag, input }, index) => [
      [of('Tag', index), [tag]] as const,
      [of('Inputs', index), textsIn(input)] as const,
    ]),
    ['Your name', [author]],
    ['Company', [company]],
  ]
  return texts.filter(([, said]) => said.some(losesSigns)).map(([field]) => field)
}

/** Every text of an input, however deep, with the names under which values stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)])
}
