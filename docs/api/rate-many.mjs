/**
 * Rates many coils by `fetch`, of Node 20 or a browser:
 * CLIENT_ID=svc-... CLIENT_PASSWORD=... node rate-many.mjs https://coils.example.com coils.json
 *
 * coils.json is {"inputs": [...]}. Prints a line for each coil: its capacity [W], or what is wrong with it.
 */
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const [origin, file] = process.argv.slice(2)
const { CLIENT_ID: userId, CLIENT_PASSWORD: password } = process.env

/** The JSON of the answer. Waits and asks again where the limit is reached or the server is busy. */
async function ask(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  for (let tries = 1; ; tries++) {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const read = await answer.json()
    if (answer.ok) return read
    if (![429, 503].includes(answer.status) || tries === 5) throw new Error(told(read))
    await setTimeout(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}

/** A problem in a line for each of its fields. */
function told({ status, detail, errors = [] }) {
  return [`${status} ${detail}`, ...errors.map(({ path, message }) => `  ${path}: ${message}`)].join('\n')
}

/** A request takes this many coils. */
const atOnce = 200

try {
  const { token } = await ask('/auth/token', { userId, password })
  const { inputs } = JSON.parse(readFileSync(file, 'utf8'))
  for (let from = 0; from < inputs.length; from += atOnce) {
    const part = { inputs: inputs.slice(from, from + atOnce) }
    const { results } = await ask('/api/v1/coil/rate-many', part, token)
    for (const [index, { rating, problems }] of results.entries()) {
      const said = problems.map(({ path, message }) => `${path}: ${message}`).join('; ')
      console.log(`${from + index + 1} ${rating ? `${rating.totalCapacity.toFixed(1)} W` : said}`)
    }
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
