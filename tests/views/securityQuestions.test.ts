/** What the form of the security questions sends. */
import { expect, it } from 'vitest'
import { editedGroups, problemsOf, textOf } from '../../views/widgets/security-questions/groups'

const Questions = [
  { Id: 1, Question: 'First car' },
  { Id: 2, Question: 'First street' },
]

it('sends the answer of a group that was opened, and none of one that is locked', () => {
  const [kept, fresh] = editedGroups([
    { Questions, Question: Questions[1]!, Answer: '', WasAnswered: true },
    { Questions, Question: null, Answer: '', WasAnswered: false },
  ])
  const sent = JSON.parse(
    textOf([
      { ...kept!, answer: 'left over' },
      { ...fresh!, chosen: 1, answer: 'Volvo' },
    ]),
  )
  expect(sent).toEqual([
    { Question: Questions[1], Answer: '', WasAnswered: true },
    { Question: Questions[0], Answer: 'Volvo', WasAnswered: false },
  ])
  expect([kept, fresh].map(group => Object.values(problemsOf(group!)).filter(Boolean).length)).toEqual([0, 2])
})
