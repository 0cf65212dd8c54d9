import { Icon } from './Icon'
import { PreferenceForm, type PreferenceFormProps } from './PreferenceForm'

interface ThemeSwitchProps extends PreferenceFormProps {
  className: string
  /** Shows a text beside the icon, as in the footer; the bar has the icon only. */
  withText?: boolean
}

export function ThemeSwitch({ preferences, className, withText = false, ...form }: ThemeSwitchProps) {
  const other = preferences.theme === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? 'Dark theme' : 'Light theme'
  return (
    <PreferenceForm {...form}>
      <button
        type="submit"
        name="theme"
        value={other}
        className={className}
        title={withText ? undefined : label}
        aria-label={withText ? undefined : label}
      >
        <Icon name={other === 'dark' ? 'moon' : 'sun'} />
        {withText && label}
      </button>
    </PreferenceForm>
  )
}
