/** A parity plot as an SVG file: the engine's capacity against that of another program, on logarithmic axes. */
export interface ParityPoint {
  number: number
  kind: string
  theirs: number
  ours: number
  isException: boolean
}

const side = 560
const [left, top, right, bottom] = [70, 44, 20, 60]
const range = [2, 300] as const

/** Colour and shape of each kind of coil, so that they differ without colour too. */
const marks: Readonly<Record<string, { colour: string; path: string }>> = {
  'cooling coil': { colour: '#1f5fa8', path: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z' },
  'glycol coil': { colour: '#0f7b6c', path: 'M-4.5-4.5h9v9h-9z' },
  'heating coil': { colour: '#b3261e', path: 'M0-6L5.5 4.5h-11z' },
  'DX evaporator': { colour: '#6a3fa0', path: 'M0-6.5L5.5 0L0 6.5L-5.5 0z' },
  condenser: { colour: '#8a5a00', path: 'M0 6L5.5-4.5h-11z' },
}

const share = (kilowatt: number) => Math.log(kilowatt / range[0]) / Math.log(range[1] / range[0])
const x = (kilowatt: number) => (left + share(kilowatt) * (side - left - right)).toFixed(1)
const y = (kilowatt: number) => (side - bottom - share(kilowatt) * (side - top - bottom)).toFixed(1)

const text = (at: [string | number, string | number], words: string | number, more = '') =>
  `<text x="${at[0]}" y="${at[1]}" ${more}>${words}</text>`

function grid(): string[] {
  return [2, 5, 10, 20, 50, 100, 200].flatMap(value => [
    `<path class="grid" d="M${x(value)} ${top}V${side - bottom}M${left} ${y(value)}H${side - right}"/>`,
    text([x(value), side - bottom + 20], value, 'text-anchor="middle"'),
    text([left - 10, Number(y(value)) + 4], value, 'text-anchor="end"'),
  ])
}

/** A line of constant ratio between our capacity and theirs, within the frame. */
function line(ratio: number, name: string): string {
  const [from, to] = [Math.max(range[0], range[0] / ratio), Math.min(range[1], range[1] / ratio)]
  return `<path class="${name}" d="M${x(from)} ${y(from * ratio)}L${x(to)} ${y(to * ratio)}"/>`
}

function point({ number, kind, theirs, ours, isException }: ParityPoint): string {
  const { colour, path } = marks[kind]!
  const [px, py] = [x(theirs / 1000), y(ours / 1000)]
  const mark = `<path d="${path}" transform="translate(${px} ${py})" fill="${isException ? '#fff' : colour}" stroke="${colour}"/>`
  if (!isException) return mark
  const isAbove = ours > theirs
  const at: [number, number] = [Number(px) + (isAbove ? -9 : 9), Number(py) + (isAbove ? -4 : 12)]
  return mark + text(at, number, `class="name" text-anchor="${isAbove ? 'end' : 'start'}"`)
}

function legend(): string[] {
  const entries = Object.entries(marks).map(([kind, { colour, path }]) => ({ kind, colour, path, fill: colour }))
  return [...entries, { kind: 'exception', colour: '#444', path: marks['cooling coil']!.path, fill: '#fff' }].map(
    ({ kind, colour, path, fill }, index) => {
      const at = top + 18 + index * 19
      return `<path d="${path}" transform="translate(${left + 16} ${at})" fill="${fill}" stroke="${colour}"/>${text([left + 28, at + 4], kind)}`
    },
  )
}

/** The plot of capacities [W] between 2 and 300 kW. */
export function parityPlot(title: string, points: readonly ParityPoint[]): string {
  const middle = (left + side - right) / 2
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" aria-labelledby="title">`,
    `<title id="title">${title}</title>`,
    '<style>text{font:13px system-ui,sans-serif;fill:#222}.head{font-weight:600;font-size:15px}.name{font-size:12px}.grid{stroke:#dcdfe4;fill:none}.even{stroke:#222;fill:none}.band{stroke:#667;stroke-dasharray:5 4;fill:none}.frame{stroke:#889;fill:none}</style>',
    `<rect width="${side}" height="${side}" fill="#fff"/>`,
    text([middle, 26], title, 'class="head" text-anchor="middle"'),
    ...grid(),
    `<path class="frame" d="M${left} ${top}H${side - right}V${side - bottom}H${left}z"/>`,
    line(1, 'even'),
    line(1.1, 'band'),
    line(0.9, 'band'),
    ...points.map(point),
    ...legend(),
    text([middle, side - 16], 'capacity by ACHP [kW]; dashed: 10 % above and below', 'text-anchor="middle"'),
    text(
      [0, 0],
      'capacity by v2025 [kW]',
      `text-anchor="middle" transform="translate(22 ${(top + side - bottom) / 2}) rotate(-90)"`,
    ),
    '</svg>',
  ].join('\n')}\n`
}
