/**
 * What is asked of an upstream and what it answers. Request and Response of fetch have these forms; within the process
 * plain objects do, without streams and checks of header names. The text of a body is made and read all the same, so that a service gets only
 * what it would get over HTTP.
 */

export interface UpstreamRequest {
  readonly method: string
  readonly url: string
  readonly headers: Pick<Headers, 'get'>
  readonly signal: AbortSignal
  text(): Promise<string>
  json(): Promise<unknown>
}

export interface UpstreamAnswer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Pick<Headers, 'get' | 'has'>
  text(): Promise<string>
  json(): Promise<unknown>
}

/** Header fields by their names in lower case. */
export class Fields {
  private readonly values: Map<string, string>

  constructor(given: Record<string, string> = {}) {
    this.values = new Map(Object.entries(given))
  }

  get(name: string): string | null {
    return this.values.get(name) ?? null
  }

  has(name: string): boolean {
    return this.values.has(name)
  }

  set(name: string, value: string): void {
    this.values.set(name, value)
  }

  all(): Record<string, string> {
    return Object.fromEntries(this.values)
  }
}

/** A message in the process: header fields and a text. */
class PlainMessage {
  constructor(
    readonly headers: Fields,
    private readonly body: string,
  ) {}

  text(): Promise<string> {
    return Promise.resolve(this.body)
  }

  /** Rejects where the body is not JSON, as that of a Request does. */
  async json(): Promise<unknown> {
    return JSON.parse(this.body)
  }
}

export class PlainRequest extends PlainMessage implements UpstreamRequest {
  constructor(
    readonly method: string,
    readonly url: string,
    readonly signal: AbortSignal,
    headers: Fields,
    body = '',
  ) {
    super(headers, body)
  }
}

export class PlainAnswer extends PlainMessage implements UpstreamAnswer {
  readonly status = 200
  readonly ok = true
}

/** The same answer for HTTP. */
export async function responseOf(answer: UpstreamAnswer): Promise<Response> {
  if (!(answer instanceof PlainAnswer)) return answer as Response
  return new Response(await answer.text(), { status: answer.status, headers: answer.headers.all() })
}
