import { cx } from './cx.ts'
import { MonitorIcon, MoonIcon, SunIcon } from './icons.tsx'
import { chooseTheme, readTheme, type Theme } from './theme.ts'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

/** System, light, dark in turn. CSS shows the face in force, so that server and browser render the same. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <button type="button" className={cx('theme-switch', className)} onClick={() => chooseTheme(next[readTheme()])}>
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
