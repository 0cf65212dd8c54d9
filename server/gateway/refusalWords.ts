/** The words in which a service says why it refuses something, for the reader whose form it was. */
import { z } from 'zod'
import { isSound } from '../../shared/contracts/sound'
import { sentence } from '../../shared/display/sentence'
import { serverMessages } from '../../shared/wording/serverMessages'

const longest = 300

/** Where services put such words: problem details, our own envelope, and the fields that are usual elsewhere. */
const shapes = z
  .object({
    detail: z.string(),
    Message: z.string(),
    message: z.string(),
    error: z.string(),
    title: z.string(),
    Notices: z.array(z.object({ Messages: z.array(z.string()) })),
  })
  .partial()
  .transform(({ detail, Message, message, error, title, Notices }) =>
    [detail, Message, message, error, title, Notices?.[0]?.Messages[0]].find(words => words?.trim()),
  )

/** What the reader is told of a refusal whose body is `text`: with the words of the service, if it has any. */
export function saidOf(text: string): string {
  const words = wordsIn(text)
  return words === undefined ? serverMessages.refusedByService() : serverMessages.refusedByService(sentence(words))
}

function wordsIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const found = isSound(value) ? shapes.safeParse(value).data : undefined
    return found?.replaceAll(/\s+/g, ' ').trim().slice(0, longest)
  } catch (error) {
    // A refusal in another form than JSON has no words for the reader.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
