/** Support phone numbers by plant: three regions in a fixed order, each a link that dials. */
import type { Plant } from '../../shared/access/identity'

const regions: readonly { plant: Plant; name: string }[] = [
  { plant: 'MN', name: 'Minnesota' },
  { plant: 'VA', name: 'Virginia' },
  { plant: 'AZ', name: 'Arizona' },
]

/** The address of a dialling link: a North American number gets its country code, others keep only their digits. */
function dial(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`
}

export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a className={className} href={dial(number)}>
      {number}
    </a>
  )
}

type Support = Partial<Record<Plant, string>>

/** The regions that have a number in the configuration. */
export const supportLines = (support: Support) =>
  regions.flatMap(({ plant, name }) => {
    const number = support[plant]
    return number === undefined ? [] : [{ plant, name, number }]
  })

interface SupportNumbersProps {
  support: Support
  className?: string
}

export function SupportNumbers({ support, className }: SupportNumbersProps) {
  return supportLines(support).map(({ plant, name, number }) => (
    <div key={plant}>
      <span className="k">{name}</span>
      <PhoneLink number={number} className={className} />
    </div>
  ))
}
