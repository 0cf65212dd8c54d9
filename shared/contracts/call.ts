import type { Endpoint, EndpointAnswer, EndpointRequest } from './endpoint'
import type { Operation, RequestOf, ResponseOf } from './operation'

/** Calls an operation of the table; `request` may be left out where it is empty. */
export type Call = <O extends Operation>(operation: O, request?: RequestOf<O>) => Promise<ResponseOf<O>>

/** Calls an endpoint of the table of REST calls. */
export type Ask = <E extends Endpoint>(endpoint: E, request?: Partial<EndpointRequest<E>>) => Promise<EndpointAnswer<E>>
