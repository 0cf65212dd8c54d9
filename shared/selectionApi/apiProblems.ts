/** The problems that the Selection API answers with: the closed list, for the server and for its page. */
import { routes } from '../routes'

export interface ApiProblem {
  status: number
  title: string
  /** What to do about it, where the answer has no sentence of its own. */
  text: string
}

export const apiProblems = {
  unreadable: { status: 400, title: 'Unreadable', text: 'The body is not JSON.' },
  unsound: {
    status: 400,
    title: 'Not sound',
    text: 'The body or the query has keys, depth or characters that are not allowed.',
  },
  invalid: {
    status: 400,
    title: 'Not as described',
    text: 'The request is not what is asked for here. Each of its errors names the path of a field.',
  },
  version: {
    status: 400,
    title: 'No such version',
    text: 'This installation has version 1: addresses begin with /api/v1/.',
  },
  signIn: { status: 401, title: 'Not signed in', text: 'The client id or the password is wrong, or paused.' },
  token: { status: 401, title: 'No valid token', text: 'Ask for a token at /auth/token; one is good for an hour.' },
  expired: { status: 401, title: 'Token expired', text: 'This token has expired. Ask for a new one at /auth/token.' },
  role: {
    status: 403,
    title: 'Not for this account',
    text: 'Neither this account nor, by the Selection API, its company holds this tool.',
  },
  forbidden: { status: 403, title: 'No right to this', text: 'This account may not do this.' },
  missing: {
    status: 404,
    title: 'Not found',
    text: 'Nothing is at this address, or it is not shared with this account.',
  },
  tool: { status: 404, title: 'No such tool', text: 'There is no such tool.' },
  elsewhere: {
    status: 404,
    title: 'Not here',
    text: 'In this installation another service does this; ask that for its address.',
  },
  method: { status: 405, title: 'Another method', text: 'This address is asked by the methods that Allow names.' },
  changed: {
    status: 409,
    title: 'Changed meanwhile',
    text: 'Somebody has saved since. Read it again, and save over the version that you read.',
  },
  underWay: {
    status: 409,
    title: 'Under way',
    text: 'A request with this key is being answered. Ask again in a moment.',
  },
  large: { status: 413, title: 'Too large', text: 'The body is over the limit.' },
  media: { status: 415, title: 'JSON only', text: 'The body must be application/json.' },
  refused: { status: 422, title: 'Refused', text: 'The engine refuses this.' },
  key: {
    status: 422,
    title: 'Key already used',
    text: 'This Idempotency-Key was sent with another request. Use a new key for a new request.',
  },
  limit: { status: 429, title: 'Too many requests', text: 'Wait as long as Retry-After says, then go on more slowly.' },
  failed: {
    status: 500,
    title: 'Fault of the server',
    text: 'Something went wrong on our side. Give us the request id if it happens again.',
  },
  busy: { status: 503, title: 'Busy', text: 'Too much is going on. Wait as long as Retry-After says, then try again.' },
} as const satisfies Record<string, ApiProblem>

export type ApiProblemName = keyof typeof apiProblems

/** The address that explains a problem, as its `type`. */
export const problemType = (name: ApiProblemName) => `${routes.apiDocs.path}#${problemAnchor(name)}`

export const problemAnchor = (name: ApiProblemName) => `problem-${name}`
