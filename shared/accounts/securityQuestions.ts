/** The security questions, of which one of each group is chosen. Their numbers are stored, so never reuse one. */

export interface SecurityQuestion {
  Id: number
  Question: string
}

export const questionGroups: readonly (readonly SecurityQuestion[])[] = [
  [
    { Id: 101, Question: 'What was the model of the first coil you designed?' },
    { Id: 102, Question: 'What was the make of the first car you drove?' },
    { Id: 103, Question: 'What was the name of your first pet?' },
    { Id: 104, Question: 'What was the name of your first school?' },
    { Id: 105, Question: 'What was the first concert you went to?' },
  ],
  [
    { Id: 201, Question: 'In which town did your parents meet?' },
    { Id: 202, Question: 'In which town was your first job?' },
    { Id: 203, Question: 'What was the name of the street you grew up in?' },
    { Id: 204, Question: 'Where did you spend your first holiday away from home?' },
    { Id: 205, Question: 'In which town was your oldest grandparent born?' },
  ],
  [
    { Id: 301, Question: 'Who was your favorite teacher?' },
    { Id: 302, Question: 'Who was your best friend as a child?' },
    { Id: 303, Question: 'Who taught you your trade?' },
    { Id: 304, Question: 'What was the name of your first supervisor?' },
    { Id: 305, Question: 'What was the nickname you had as a child?' },
  ],
]

const byId = new Map(questionGroups.flat().map(question => [question.Id, question]))

export function questionById(id: number): SecurityQuestion | undefined {
  return byId.get(id)
}
