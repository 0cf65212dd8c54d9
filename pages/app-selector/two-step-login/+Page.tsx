import { useData } from '../../../views/DataContext'
import { useFrame } from '../../../views/FrameContext'
import type { data } from './+data'
import { FactorOff } from './FactorOff'
import { FactorOn } from './FactorOn'
import { FactorSetup } from './FactorSetup'
import { RecoveryCodes } from './RecoveryCodes'
import '../../../views/styles/accountPage.scss'

/** The reader's own second factor: its state, its setup, and the codes that are shown once. */
export function Page() {
  const { state } = useData<Awaited<ReturnType<typeof data>>>()
  const { factor } = useFrame()
  return (
    <div className="cw-account cw-account-factor">
      <h1>Two-step login</h1>
      {factor?.recoveryCodes ? (
        <RecoveryCodes codes={factor.recoveryCodes} next={factor.next} />
      ) : factor?.setup ? (
        <FactorSetup secret={factor.setup.Secret} address={factor.setup.Address} />
      ) : state?.IsOn ? (
        <FactorOn since={state.OnSince} codesLeft={state.RecoveryCodesLeft} isRequired={state.IsRequired} />
      ) : (
        <FactorOff isRequired={state?.IsRequired ?? false} isProved={state?.IsProved ?? false} />
      )}
    </div>
  )
}
