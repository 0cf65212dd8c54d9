import { Icon } from './Icon'
import { PreferenceForm, type PreferenceFormProps } from './PreferenceForm'

interface ThemeSwitchProps extends Omit<PreferenceFormProps, 'preferences'> {
  className: string
  /** Shows a text beside the icon, as in the footer; the bar has the icon only. */
  withText?: boolean
}

const themes = [
  { theme: 'dark', icon: 'moon', label: 'Dark theme' },
  { theme: 'light', icon: 'sun', label: 'Light theme' },
] as const

/** A button for each theme; the style sheet hides that of the present one, so that a page can change in place. */
export function ThemeSwitch({ className, withText = false, ...form }: ThemeSwitchProps) {
  return (
    <PreferenceForm {...form}>
      {themes.map(({ theme, icon, label }) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          className={`${className} cw-to-${theme}`}
          title={withText ? undefined : label}
          aria-label={withText ? undefined : label}
        >
          <Icon name={icon} />
          {withText && label}
        </button>
      ))}
    </PreferenceForm>
  )
}
