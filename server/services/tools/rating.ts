import { succeeded } from '../../../shared/contracts/envelope'
import { noticesOf, type WordsInOrder } from '../../../shared/tools/notices/wordedNotices'
import type { AnyRating } from '../../../shared/tools/results/keyResult'
import { refusalOf } from '../../errors/calculationError'
import type { Asking } from '../../jobs/calculations'
import type { ServiceCall } from '../service'
import type { ToolDefinition, ToolParts } from './toolDefinition'

type Calculating = Pick<ToolParts, 'calculations'>
type Rated<Input extends object, Rating extends object> = Pick<
  ToolDefinition<Input, Rating>,
  'rate' | 'rateLive' | 'outline' | 'noticeWords'
>

interface Asked<Input> {
  input: Input
  isLive?: boolean | undefined
  isOutline?: boolean | undefined
}

/** If the engine refuses an input, the response names the problem and its field; the caller keeps the typed input. */
export function rate<Input extends object, Rating extends object>(parts: Calculating, of: Rated<Input, Rating>) {
  return async ({ signal }: ServiceCall, { input, isLive, isOutline }: Asked<Input>) => {
    const { outline } = of
    if (isOutline && outline) {
      const inOutline = { rate: (...to: Parameters<typeof of.rate>) => outline(...to, isLive === true) }
      const { Rating, Problems } = await ratedOrRefused(parts, inOutline, input, { signal })
      return succeeded({ Rating: null, ...(Rating && { Outline: Rating }), Problems, ...wordsOf(of, Rating) })
    }
    const asked = isLive && of.rateLive ? { rate: of.rateLive } : of
    const { Rating, Problems } = await ratedOrRefused(parts, asked, input, { signal })
    return succeeded({ Rating, Problems, ...wordsOf(of, Rating) })
  }
}

/** The words of a rating's notices. */
function wordsOf(
  { noticeWords }: Pick<ToolDefinition, 'noticeWords'>,
  rating: object | null,
): { Words?: WordsInOrder } {
  if (!noticeWords || !rating) return {}
  return { Words: noticesOf(rating as AnyRating).map(notice => noticeWords(notice) ?? null) }
}

export function rateMany<Input extends object, Rating extends object>(parts: Calculating, of: Rated<Input, Rating>) {
  const { calculations } = parts
  return async ({ signal }: ServiceCall, { inputs }: { inputs: Input[] }) => {
    const asking = { signal, isSlow: true, left: calculations.timeForMany() }
    const Items = await calculations.each(inputs, input => ratedOrRefused(parts, of, input, asking))
    return { Succeeded: true, Notices: [], Items }
  }
}

async function ratedOrRefused<Input extends object, Rating extends object>(
  { calculations }: Calculating,
  of: Pick<ToolDefinition<Input, Rating>, 'rate'>,
  input: Input,
  asking: Asking,
) {
  try {
    return { Rating: await of.rate(calculations, input, asking), Problems: [] }
  } catch (error) {
    const { path, message } = refusalOf(error)
    return { Rating: null, Problems: [{ Path: path, Message: message }] }
  }
}
