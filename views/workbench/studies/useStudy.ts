import { useEffect, useState } from 'react'

export interface Study<Answer> {
  /** The last answer. */
  answer?: Answer
  isWorking: boolean
  hasFailed: boolean
}

/**
 * Calls the server with `subject`, and again a moment after it has changed; parts of the answer show as they arrive. A
 * later call aborts the earlier one.
 */
export function useStudy<Subject, Answer>(
  subject: Subject,
  ask: (subject: Subject, signal: AbortSignal, onPart: (answer: Answer) => void) => Promise<Answer>,
): Study<Answer> {
  const [study, setStudy] = useState<{ of?: Subject; answer?: Answer; hasFailed: boolean }>({ hasFailed: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` is the same function for every subject.
  useEffect(() => {
    const abandon = new AbortController()
    const timer = setTimeout(
      () =>
        void ask(subject, abandon.signal, answer => setStudy({ answer, hasFailed: false })).then(
          answer => setStudy({ of: subject, answer, hasFailed: false }),
          () => {
            // The call has shown the failure; the last answer stays.
            if (!abandon.signal.aborted) setStudy(last => ({ ...last, of: subject, hasFailed: true }))
          },
        ),
      300,
    )
    return () => {
      clearTimeout(timer)
      abandon.abort()
    }
  }, [subject])

  return { answer: study.answer, isWorking: study.of !== subject, hasFailed: study.hasFailed }
}
