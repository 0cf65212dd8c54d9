import { header, headersOf } from './header'
import { bends, casingFaces, casingFront, cut, finBlock, fins, opened, tubes } from './paths'
import { projection, type View } from './projection'
import type { CoilShape } from './shape'

function Header({ paths }: { paths: ReturnType<typeof header> }) {
  return (
    <>
      <path className="d-cu-thin" d={paths.leads} />
      <path className="d-cu-fill" d={paths.nozzle} />
      <path className="d-cu-fill" d={paths.flange} />
      <path className="d-cu-fill" d={paths.pipe} />
    </>
  )
}

/** A coil in its casing with the fins cut open, drawn from back to front so that nearer parts cover farther ones. */
export function IsoCoil({ shape, view }: { shape: CoilShape; view: View }) {
  const p = projection(view)
  const { front, rear } = headersOf(shape)
  const returnBends = bends(p, shape)
  const block = finBlock(p, shape)
  return (
    <>
      <Header paths={header(p, view.scale, shape, rear)} />
      {casingFaces(p, shape).map(face => (
        <path key={face} className="d-metal" d={face} />
      ))}
      <Header paths={header(p, view.scale, shape, front)} />
      <path className="d-metal" d={casingFront(p, shape)} />
      <path className="d-finblk" d={block} />
      <path className="d-paper" d={opened(p, shape)} />
      <path className="d-tube-b" d={tubes(p, shape, 'behind')} />
      <path className="d-tube-f" d={tubes(p, shape, 'front')} />
      <path className="d-fin-l" d={fins(p, shape)} />
      <path className="d-thin" d={cut(p, shape)} />
      <path className="d-thin" d={block} />
      <path className="d-cu-halo" d={returnBends} />
      <path className="d-cu-b" d={returnBends} />
    </>
  )
}
