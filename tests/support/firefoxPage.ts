/** A page of Firefox, operated like a reader: by words, pointer and keys. */
import { inflateSync } from 'node:zlib'
import { vi } from 'vitest'
import type { Connection } from './bidi'
import { fullSize } from './tabs'

export type FirefoxPage = Awaited<ReturnType<typeof openPage>>

interface Found {
  sharedId: string
}

interface Answer {
  type: 'success' | 'exception'
  result: { value?: string; sharedId?: string }
  exceptionDetails?: { text: string }
}

/** Keys without a character, as the standard of WebDriver writes them. */
export const keys = {
  ...{ Tab: '\uE004', Enter: '\uE006', Control: '\uE009', Right: '\uE014', Down: '\uE015' },
} as const

const patience = { timeout: 120_000, interval: 50 }

/** An empty profile with one page. All of its complaints are recorded. */
export async function openPage({ send, on }: Pick<Connection, 'send' | 'on'>, origin: string) {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  const command = <Result = unknown>(method: string, params: object = {}) =>
    send<Result>(method, { context, ...params })
  const complaints: string[] = []
  on('log.entryAdded', ({ level, text, source }: { level: string; text: string; source: { context?: string } }) => {
    if (source.context === context && (level === 'error' || level === 'warn')) complaints.push(`${level}: ${text}`)
  })
  on('network.fetchError', (failed: { context: string; request: { url: string }; errorText: string }) => {
    // The page itself aborts a request when a later one replaces it.
    if (failed.context === context && failed.errorText !== 'NS_BINDING_ABORTED')
      complaints.push(`request failed: ${failed.request.url} ${failed.errorText}`)
  })

  async function call(functionDeclaration: string, args: object[], target = { context }): Promise<Answer['result']> {
    const params = { functionDeclaration, arguments: args, target, awaitPromise: true }
    const answer = await send<Answer>('script.callFunction', params)
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
    return answer.result
  }

  /** Calls `code` in the page, or in a frame of it, with `args`; these and its result pass as JSON. */
  async function evaluateIn<Result, Args extends unknown[]>(
    frame: string,
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const json = { type: 'string', value: JSON.stringify(args) }
    const wrapped = `async json => JSON.stringify(await (${code})(...JSON.parse(json)))`
    const { value } = await call(wrapped, [json], { context: frame })
    return (value === undefined ? undefined : JSON.parse(value)) as Awaited<Result>
  }

  const evaluate = <Result, Args extends unknown[]>(code: (...args: Args) => Result, ...args: Args) =>
    evaluateIn(context, code, ...args)

  /** The first element that shows, of those of a selector whose text or label is `words`, once there is one. */
  function find(selector: string, words?: string): Promise<Found> {
    const sought = [selector, words ?? ''].map(value => ({ type: 'string', value }))
    return vi.waitFor(async () => {
      const { sharedId } = await call(`${firstShown}`, sought)
      if (!sharedId) throw new Error(`the page shows no ${selector} ${words ?? ''}`)
      return { sharedId }
    }, patience)
  }

  const act = (type: 'key' | 'pointer', actions: object[]) =>
    command('input.performActions', { actions: [{ type, id: type, actions }] })

  const page = {
    complaints,
    command,
    evaluate,
    find,

    /** Opens a path of the product, and waits until the page has all of its files. */
    goto: (path: string) => command('browsingContext.navigate', { url: origin + path, wait: 'complete' }),

    resize: (viewport: { width: number; height: number }) => command('browsingContext.setViewport', { viewport }),

    /** Waits until `code` gives something true in the page. */
    until: <Args extends unknown[]>(code: (...args: Args) => unknown, ...args: Args) =>
      vi.waitFor(async () => {
        if (!(await evaluate(code, ...args))) throw new Error(`waited for ${code} of ${JSON.stringify(args)}`)
      }, patience),

    /** The text of the frame in the page, once there is one. */
    textOfFrame: () =>
      vi.waitFor(async () => {
        type Tree = { contexts: { children: { context: string }[] }[] }
        const { contexts } = await send<Tree>('browsingContext.getTree', { root: context })
        const frame = contexts[0]?.children[0]?.context
        if (!frame) throw new Error('the page has no frame')
        return evaluateIn(frame, () => document.body.textContent ?? '')
      }, patience),

    /** Prints the page on letter paper, and counts the sheets. */
    async print(): Promise<number> {
      const letter = { width: 21.59, height: 27.94 }
      const { data } = await command<{ data: string }>('browsingContext.print', { page: letter })
      return sheetsOf(Buffer.from(data, 'base64'))
    },

    /** Presses the pointer on the middle of an element, found as above. */
    async click(selector: string, words?: string): Promise<void> {
      const element = await find(selector, words)
      await call("element => element.scrollIntoView({ block: 'nearest' })", [element])
      await act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },

    /** Types each character by its key. */
    type: (text: string) =>
      act(
        'key',
        [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value }))),
      ),

    /** Presses keys together, and releases them. */
    press: (...held: string[]) =>
      act('key', [
        ...held.map(value => ({ type: 'keyDown', value })),
        ...held.toReversed().map(value => ({ type: 'keyUp', value })),
      ]),
  }
  await page.resize(fullSize)
  return page
}

function firstShown(selector: string, words: string): Element | undefined {
  const all = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
  return all.find(one => !words || [one.textContent?.trim(), one.getAttribute('aria-label')].includes(words))
}

/** The pages of a file of Firefox, whose objects are packed in streams. */
function sheetsOf(pdf: Buffer): number {
  const packed = pdf.toString('latin1').split('/ObjStm').slice(1)
  const texts = packed.map(part => {
    const start = part.indexOf('stream\n') + 'stream\n'.length
    return inflateSync(Buffer.from(part.slice(start, part.indexOf('endstream')), 'latin1')).toString('latin1')
  })
  return texts.join('\n').match(/\/Type \/Page\b/g)?.length ?? 0
}
