import type { Request } from 'express'

/** The values of all cookies of a name. If there are two, a subdomain may have set one, so neither may be used. */
export function cookiesNamed(request: Request, name: string): string[] {
  const cookies = request.headers.cookie?.split(';') ?? []
  return cookies.flatMap(cookie => {
    const text = cookie.trim()
    return text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : []
  })
}
