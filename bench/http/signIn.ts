/** Signs in by the form, without script; gives the cookies of the session. */
export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const page = await fetch(`${origin}/login`)
  const cookies = cookiesOf(page)
  const html = await page.text()
  const token = /name="_csrf"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="_csrf"/.exec(html)
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie: written(cookies) },
    body: new URLSearchParams({ email, password, _csrf: token?.[1] ?? token?.[2] ?? '' }),
  })
  if (answer.status !== 302 && answer.status !== 303) throw new Error(`signing in answered ${answer.status}`)
  return written(new Map([...cookies, ...cookiesOf(answer)]))
}

/** The first demo person in the console output of a first start, or the one with this email. */
export function demoPerson(said: string, wanted?: string): { email: string; password: string } {
  const people = [...said.matchAll(/([\w.+-]+@[\w.-]+)\s+(\S{8,})/g)]
  const [, email = '', password = ''] = people.find(([, email]) => email === wanted || !wanted) ?? []
  if (!password) throw new Error(`no demo person on the console:\n${said}`)
  return { email, password }
}

export function cookiesOf(answer: Response): Map<string, string> {
  return new Map(
    answer.headers.getSetCookie().map(line => {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

export function written(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
