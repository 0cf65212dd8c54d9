/** A remote service for tests: an HTTP server on loopback with given answers, which records its requests. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface StubService {
  origin: string
  asked: Asked[]
  /** Answers the requests from now on. */
  answer: (asked: Asked, response: ServerResponse) => void
  close(): Promise<void>
}

export async function stubService(answer: StubService['answer']): Promise<StubService> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', part => (body += part))
    request.on('end', () => {
      const asked = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      stub.asked.push(asked)
      stub.answer(asked, response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stub: StubService = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    answer,
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  return stub
}

/** Answers with JSON, like the product's own services. */
export function answerJson(response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
