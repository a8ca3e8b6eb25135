import { useLocation } from 'react-router'
import { useSite } from '../kit/page/site.ts'
import { Ridge } from '../kit/ui/illustrations.tsx'
import { Link } from '../kit/ui/Link.tsx'

export function Footer() {
  const { name } = useSite()
  const isHome = useLocation().pathname === '/'
  return (
    <footer className="footer">
      <Ridge className={isHome ? 'ridge-high text-sunken' : 'text-sunken'} />
      <div className="footer-lines">
        <p>{`© ${__BUILD_DATE__.slice(0, 4)} ${name}`}</p>
        <ul className="footer-links">
          <li>
            <Link to="/help">Help</Link>
          </li>
          <li>
            <Link to="/privacy">Privacy</Link>
          </li>
          <li>
            <Link to="/terms">Terms</Link>
          </li>
        </ul>
        <p>{`Version ${__VERSION__} · Built ${__BUILD_DATE__}`}</p>
      </div>
    </footer>
  )
}
