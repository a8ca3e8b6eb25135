import { cx } from './cx.ts'

type IconProps = { className?: string }

function Icon({ d, className }: IconProps & { d: string }) {
  return (
    <svg className={cx('icon', className)} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM13 13l4 4" />
)
export const CloseIcon = (props: IconProps) => <Icon {...props} d="m5 5 10 10M15 5 5 15" />
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M3 5.5h14M3 10h14M3 14.5h14" />
export const FilterIcon = (props: IconProps) => <Icon {...props} d="M3 5.5h14M5.5 10h9M8 14.5h4" />
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4 10.5 4 4 8-9" />
export const AlertIcon = (props: IconProps) => <Icon {...props} d="M10 3 2.3 16.5h15.4L10 3Zm0 5v4m0 2.2v.1" />
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 9.2v4.3m0-7v.1" />
)
export const QuestionIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM7.8 7.9a2.25 2.25 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.6m0 2.4v.1"
  />
)
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 5.5V10l3 2" />
)
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M12 4.5 6.5 10l5.5 5.5" />
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="M8 4.5 13.5 10 8 15.5" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M4.5 7.5 10 13l5.5-5.5" />
export const ArrowUpIcon = (props: IconProps) => <Icon {...props} d="M10 16.5v-13m-5 5 5-5 5 5" />
export const ArrowDownIcon = (props: IconProps) => <Icon {...props} d="M10 3.5v13m-5-5 5 5 5-5" />
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M3.5 10h13m-5-5 5 5-5 5" />
export const ExternalIcon = (props: IconProps) => <Icon {...props} d="M8 4H4v12h12v-4M11.5 3.5h5v5m0-5L9 11" />
export const MapPinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 18s6-5.4 6-10A6 6 0 0 0 4 8c0 4.6 6 10 6 10Zm2.2-10a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Z"
  />
)
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.6 3H4.2A1.2 1.2 0 0 0 3 4.3C3.4 11.2 8.8 16.6 15.7 17a1.2 1.2 0 0 0 1.3-1.2v-2.4l-3.6-1.5-1.6 1.9a11 11 0 0 1-5.6-5.6l1.9-1.6L6.6 3Z"
  />
)
export const MailIcon = (props: IconProps) => <Icon {...props} d="M2.5 4.5h15v11h-15v-11Zm0 1L10 11l7.5-5.5" />
export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Zm-15 0h15M13.2 10c0 4.1-1.4 7.5-3.2 7.5S6.8 14.1 6.8 10 8.2 2.5 10 2.5s3.2 3.4 3.2 7.5Z"
  />
)
export const CalendarIcon = (props: IconProps) => <Icon {...props} d="M3 4.5h14V17H3V4.5Zm0 4h14m-10-6v4m6-4v4" />
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M13.2 6.8a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM3.8 17c.6-3.3 3-5 6.2-5s5.6 1.7 6.2 5" />
)
export const BuildingIcon = (props: IconProps) => (
  <Icon {...props} d="M4 17V4.2L11 3v14m0-9h5v9M2.5 17h15m-11-9.5h2m-2 3h2m-2 3h2m4.7-2.5h.6m-.6 3h.6" />
)
export const BriefcaseIcon = (props: IconProps) => (
  <Icon {...props} d="M2.5 6h15v10.5h-15V6ZM7 6V3.5h6V6m-10.5 4.5h15" />
)
export const ChatIcon = (props: IconProps) => <Icon {...props} d="M3 4h14v9.5H9.5L6 16.7v-3.2H3V4Zm4 3.4h6M7 10h4" />
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M13.3 10a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM10 2v1.7m0 12.6V18m8-8h-1.7M3.7 10H2m13.7-5.7-1.2 1.2m-9 9-1.2 1.2m11.4 0-1.2-1.2m-9-9L4.3 4.3"
  />
)
export const MoonIcon = (props: IconProps) => (
  <Icon {...props} d="M16.8 12A7.2 7.2 0 0 1 8 3.2a7.2 7.2 0 1 0 8.8 8.8Z" />
)
export const MonitorIcon = (props: IconProps) => <Icon {...props} d="M2.5 3.5h15v10h-15v-10ZM7 17h6m-3-3.5V17" />
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 5.5h13M8 5.5v-2h4v2m-7 0L5.8 17h8.4L15 5.5m-6.7 3V14m3.4-5.5V14" />
)
export const PencilIcon = (props: IconProps) => (
  <Icon {...props} d="m4 16 .8-3.6 8.8-8.8 2.8 2.8-8.8 8.8L4 16Zm7.8-10.6 2.8 2.8" />
)
export const UploadIcon = (props: IconProps) => <Icon {...props} d="M10 13V3.5m-4 4 4-4 4 4m-10.5 5v4h13v-4" />
export const DownloadIcon = (props: IconProps) => <Icon {...props} d="M10 3.5V13M6 9l4 4 4-4M3.5 12.5v4h13v-4" />
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M10 4v12M4 10h12" />
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M1.8 10S4.8 4.5 10 4.5s8.2 5.5 8.2 5.5-3 5.5-8.2 5.5S1.8 10 1.8 10Zm10.6 0a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z"
  />
)
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 4.7a8 8 0 0 1 2-.2c5.2 0 8.2 5.5 8.2 5.5a14 14 0 0 1-2.3 3M5.2 6A13.5 13.5 0 0 0 1.8 10s3 5.5 8.2 5.5c1.6 0 3-.5 4.2-1.2M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3 3l14 14"
  />
)
