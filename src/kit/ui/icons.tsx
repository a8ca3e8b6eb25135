import {
  ArrowDown,
  ArrowRight,
  ArrowUp,
  BriefcaseBusiness,
  Building,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleQuestionMark,
  Clock,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  type IconNode,
  Info,
  ListFilter,
  Mail,
  MapPin,
  Menu,
  MessageSquareText,
  Monitor,
  Moon,
  Navigation,
  Pencil,
  Phone,
  Plus,
  Scale,
  Search,
  Share2,
  Sun,
  Trash2,
  TriangleAlert,
  User,
  X,
} from 'lucide'
import { cx } from './cx.ts'

const toSvg = (nodes: IconNode): string =>
  nodes
    .map(([tag, attributes]) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${list.join('')}></${tag}>`
    })
    .join('')

/** Creates the component of an icon. React renders and hydrates its shapes as one text. */
export function icon(nodes: IconNode) {
  const shapes = { __html: toSvg(nodes) }
  return ({ className }: { className?: string }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes come from the icon package
    <svg className={cx('icon', className)} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={shapes} />
  )
}

export const AlertIcon = icon(TriangleAlert)
export const ArrowDownIcon = icon(ArrowDown)
export const ArrowRightIcon = icon(ArrowRight)
export const ArrowUpIcon = icon(ArrowUp)
export const BriefcaseIcon = icon(BriefcaseBusiness)
export const BuildingIcon = icon(Building)
export const CalendarIcon = icon(Calendar)
export const ChatIcon = icon(MessageSquareText)
export const CheckIcon = icon(Check)
export const ChevronDownIcon = icon(ChevronDown)
export const ChevronLeftIcon = icon(ChevronLeft)
export const ChevronRightIcon = icon(ChevronRight)
export const ClockIcon = icon(Clock)
export const CloseIcon = icon(X)
export const ExternalIcon = icon(ExternalLink)
export const EyeIcon = icon(Eye)
export const EyeOffIcon = icon(EyeOff)
export const FilterIcon = icon(ListFilter)
export const GlobeIcon = icon(Globe)
export const InfoIcon = icon(Info)
export const MailIcon = icon(Mail)
export const MapPinIcon = icon(MapPin)
export const MenuIcon = icon(Menu)
export const MonitorIcon = icon(Monitor)
export const MoonIcon = icon(Moon)
export const NavigationIcon = icon(Navigation)
export const PencilIcon = icon(Pencil)
export const PhoneIcon = icon(Phone)
export const PlusIcon = icon(Plus)
export const QuestionIcon = icon(CircleQuestionMark)
export const SearchIcon = icon(Search)
export const ScaleIcon = icon(Scale)
export const ShareIcon = icon(Share2)
export const SunIcon = icon(Sun)
export const TrashIcon = icon(Trash2)
export const UserIcon = icon(User)
