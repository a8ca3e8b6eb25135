import { cx } from '../../kit/ui/cx.ts'

/** Northern lights, for the top of a hero. */
export function Aurora({ className }: { className?: string }) {
  return (
    <svg className={cx('aurora', className)} viewBox="0 0 1440 400" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {curtains.map(({ name, x1, x2 }) => (
          <linearGradient key={name} id={`aurora-${name}`} className={`aurora-${name}`} {...{ x1, x2 }} y1="0" y2="1">
            <stop stopColor="currentColor" stopOpacity="0" />
            <stop offset=".62" stopColor="currentColor" stopOpacity=".34" />
            <stop offset=".86" stopColor="currentColor" stopOpacity=".6" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        ))}
      </defs>
      {curtains.map(({ name, d }) => (
        <path key={name} d={d} fill={`url(#aurora-${name})`} />
      ))}
    </svg>
  )
}

const curtains = [
  {
    name: 'blue',
    x1: '.1',
    x2: '0',
    d: 'M-20-160C260-160 500-120 800-130s420-40 660-20v350c-220-80-400-20-660 40s-560-30-820 20z',
  },
  {
    name: 'green',
    x1: '0',
    x2: '.05',
    d: 'M-20-180C260-180 520-160 820-150s400-50 640-30v380c-240-60-380 70-640 110s-520-110-840 20z',
  },
]
