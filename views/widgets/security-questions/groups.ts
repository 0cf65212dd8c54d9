/** A group of security questions in the form, and the request made from it. */
import type { SecurityQuestionGroup } from '../../../shared/contracts/account'
import { messages } from '../../../shared/texts'

export interface EditedGroup {
  questions: SecurityQuestionGroup['Questions']
  /** Number of the chosen question; 0 if none is chosen yet. */
  chosen: number
  answer: string
  wasAnswered: boolean
  /** An answered question is locked until its current answer is confirmed. */
  isLocked: boolean
}

export function editedGroups(groups: readonly SecurityQuestionGroup[]): EditedGroup[] {
  return groups.map(({ Questions, Question, WasAnswered }) => ({
    questions: Questions,
    chosen: Question?.Id ?? 0,
    answer: '',
    wasAnswered: WasAnswered,
    isLocked: WasAnswered,
  }))
}

/** The messages of a group before it is sent, by field. */
export function problemsOf({ chosen, answer, isLocked }: EditedGroup): { question?: string; answer?: string } {
  if (isLocked) return {}
  return {
    question: chosen ? undefined : messages.required('Question'),
    answer: answer.trim() ? undefined : messages.required('Answer'),
  }
}

/** The groups as JSON text, inside the JSON of the call. A locked group is sent without an answer. */
export function textOf(groups: readonly EditedGroup[]): string {
  return JSON.stringify(
    groups.map(({ questions, chosen, answer, wasAnswered, isLocked }) => ({
      Question: questions.find(({ Id }) => Id === chosen) ?? null,
      Answer: isLocked ? '' : answer,
      WasAnswered: wasAnswered,
    })),
  )
}
