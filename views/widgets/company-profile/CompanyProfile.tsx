import { useState } from 'react'
import { companyProfileRules as rules } from '../../../shared/accounts/companyProfile'
import type { Country, State } from '../../../shared/accounts/geography'
import type { CompanyProfile as Profile } from '../../../shared/contracts/account'
import { texts } from '../../../shared/texts'
import { CheckField } from '../../components/CheckField'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { SelectField } from '../../components/SelectField'
import { TheirsAlone } from '../../components/TheirsAlone'
import { SubmitButton } from '../forms/SubmitButton'
import { useForm } from '../forms/useForm'
import { StateField } from './StateField'
import { saveCompany } from './saveCompany'

interface CompanyProfileProps {
  profile: Profile
  countries: readonly Country[]
  states: readonly State[]
  /** The reader impersonates the owner, and so may change nothing. */
  isActing: boolean
}

/** The company's profile, for its owner. Fields that are not shown keep their values. */
export function CompanyProfile({ profile, countries, states, isActing }: CompanyProfileProps) {
  const { Company, Users } = profile
  const { AllowAutoReg, IsDomainFree, ...typed } = Company
  const [{ country, state }, setPlace] = useState({ country: Company.Country, state: Company.State })
  const { form, field, working, lines } = useForm({
    rules: { ...rules, Owner: { ...rules.Owner, check: cannotOwn } },
    initial: typed,
    wrongLine: texts.checkInputs,
    send: values => saveCompany(profile, values),
  })

  function cannotOwn(id: string): string | undefined {
    const isFree = Users.some(user => user.Id === id && user.IsFreeDomain)
    return isFree && id !== Company.Owner ? texts.ownerWithFreeMail : undefined
  }

  const choiceOf = ({ label, ...props }: ReturnType<typeof field>) => ({
    name: props.name,
    label,
    required: props.required,
    error: props.error,
  })
  return (
    <form {...form} className="cw-panel">
      {isActing && <TheirsAlone />}
      <fieldset disabled={isActing}>
        {lines.length > 0 && <FormMessage lines={lines} />}
        <div className="cw-field-pair">
          <Field {...field('CompanyName')} autoComplete="organization" />
          {Users.length > 1 ? (
            <SelectField
              {...choiceOf(field('Owner'))}
              defaultValue={Company.Owner}
              options={Users.map(({ Id, FullName }) => ({ value: Id, label: FullName }))}
            />
          ) : (
            <input type="hidden" name="Owner" value={Company.Owner} />
          )}
        </div>
        <div className="cw-field-pair">
          <Field {...field('Address1')} autoComplete="address-line1" />
          <Field
            {...field('Address2')}
            autoComplete="address-line2"
            beside={<span className="cw-2 cw-xs">optional</span>}
          />
        </div>
        <div className="cw-field-pair">
          <SelectField
            {...choiceOf(field('Country'))}
            autoComplete="country"
            placeholder="Choose a country"
            value={country}
            options={countries.map(({ Name, Symbol: value }) => ({ value, label: Name }))}
            onChange={event => setPlace({ country: event.currentTarget.value, state: '' })}
          />
          <StateField
            // Another country has other states: React replaces the field by a new, empty one.
            key={country}
            field={field('State')}
            country={country}
            states={states}
            initial={state}
          />
        </div>
        <div className="cw-field-pair">
          <Field {...field('City')} autoComplete="address-level2" />
          <Field {...field('Zip')} autoComplete="postal-code" />
        </div>
        {!IsDomainFree && (
          <CheckField
            name="AllowAutoReg"
            label={rules.AllowAutoReg.label}
            defaultChecked={AllowAutoReg}
            hint="Without it, each waits until you approve them in Manage Users."
          />
        )}
      </fieldset>
      {!isActing && (
        <div className="cw-account-save">
          <SubmitButton needsScript working={working} label="Save" workingLabel="Saving" />
        </div>
      )}
    </form>
  )
}
