import { cx } from './cx.ts'
import { MonitorIcon, MoonIcon, SunIcon } from './icons.tsx'
import { chooseTheme, readTheme, type Theme } from './theme.ts'

const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/**
 * Cycles through the system, light and dark theme. CSS selects the visible label, so that server and browser render the
 * same markup.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <button type="button" className={cx('theme-switch', className)} onClick={() => chooseTheme(nextTheme[readTheme()])}>
      <span className="theme-system">
        <MonitorIcon />
        <span className="theme-label">Theme: system</span>
      </span>
      <span className="theme-light">
        <SunIcon />
        <span className="theme-label">Theme: light</span>
      </span>
      <span className="theme-dark">
        <MoonIcon />
        <span className="theme-label">Theme: dark</span>
      </span>
    </button>
  )
}
