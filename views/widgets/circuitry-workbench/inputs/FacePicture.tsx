import { short } from '../canvas/sheet'

interface PicturedPart {
  x: number
  y: number
  /** The opacity of its shade. */
  shade: number
  text: string
}

interface FacePictureProps {
  parts: readonly PicturedPart[]
  wide: number
  high: number
  isLettered: boolean
}

/** The face to look at, in few elements: as the page is sent, and to the eye as the one that is painted on. */
export function FacePicture({ parts, wide, high, isLettered }: FacePictureProps) {
  const boxOf = ({ x, y }: PicturedPart) => `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}H${short(x)}z`
  return (
    <>
      {[...new Set(parts.map(({ shade }) => shade))].map(shade => (
        <path
          key={shade}
          fillOpacity={shade}
          fill="var(--cw-brand)"
          stroke="var(--cw-surface)"
          d={parts
            .filter(part => part.shade === shade)
            .map(boxOf)
            .join('')}
        />
      ))}
      {isLettered && (
        <text>
          {parts.map(({ x, y, text }) => (
            <tspan key={`${x} ${y}`} x={short(x + wide / 2)} y={short(y + high / 2 + 3.5)}>
              {text}
            </tspan>
          ))}
        </text>
      )}
    </>
  )
}
