import { routes } from '../../shared/routes'
import { useData } from '../../views/DataContext'
import { CoilSheet } from '../../views/drawings/coil/CoilSheet'
import { SmallCoilSheet } from '../../views/drawings/coil/SmallCoilSheet'
import { Kept } from '../../views/kept/Kept'
import type { data } from './+data'
import { Products } from './Products'
import { SupportStrip } from './SupportStrip'
import { WaysIn } from './WaysIn'
import '../../views/styles/landingPage.scss'

type Data = ReturnType<typeof data>

export const Page = () => <Kept of={Landing} props={useData<Data>()} />

function Landing({ sheet, release }: Data) {
  return (
    <>
      <section className="cw-wrap cw-hero">
        <div>
          <h1>Coil design, from duty to drawing</h1>
          <p>
            Select, rate and document coils on the manufacturer’s own calculation engine. Enter the air, the fluid and
            the coil, and see capacity, pressure drops, dimensions and a submittal at once.
          </p>
          <div className="acts">
            <WaysIn />
          </div>
          <p className="cw-hero-note">
            Release {release}. IP and SI units on every screen. <a href={routes.help.path}>Read the help</a>
          </p>
        </div>
        <div className="cw-hero-fig">
          <div className="d-none d-md-block">
            <CoilSheet text={sheet} />
          </div>
          <div className="d-md-none">
            <SmallCoilSheet text={sheet} />
          </div>
        </div>
      </section>
      <Products />
      <SupportStrip />
    </>
  )
}
