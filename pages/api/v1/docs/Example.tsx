import { apiPrefix, tokenPath } from '../../../../shared/selectionApi/apiCalls'

const lines = (origin: string) => `curl ${origin}${tokenPath} \\
  -H 'content-type: application/json' \\
  -d '{"userId": "svc-0123456789ab", "password": "..."}'
curl ${origin}${apiPrefix}/coil/rate \\
  -H 'content-type: application/json' \\
  -H 'authorization: Bearer ...' \\
  -d @coil.json`

/** The first two requests, on a command line. */
export function Example() {
  return (
    <pre>
      <code>{lines('$ORIGIN')}</code>
    </pre>
  )
}
