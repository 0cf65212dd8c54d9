import { MarginBar } from './MarginBar'

interface MarginCellProps {
  margin: number
  text: string
}

/** The margin of a candidate as a bar with its number. */
export function MarginCell({ margin, text }: MarginCellProps) {
  return (
    <>
      <MarginBar margin={margin} />
      <span className="cw-mv">{text}</span>
    </>
  )
}
