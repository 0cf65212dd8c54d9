/** Settings that production accepts, but about which the operator is warned. */
import type { Config } from './config'

export function startWarnings({ isDemo, mail, trustedProxyHops }: Config): string[] {
  if (isDemo) return []
  const warnings: string[] = []
  if (!mail.smtpUrl) warnings.push('mail is kept in a folder and reaches nobody. Set SMTP_URL')
  if (trustedProxyHops === 0)
    warnings.push(
      'TRUSTED_PROXY_HOPS is 0, and https needs a proxy: limits and audit take its address for that of everybody. Set it to the number of proxies. See docs/operation/proxy.md',
    )
  return warnings
}
