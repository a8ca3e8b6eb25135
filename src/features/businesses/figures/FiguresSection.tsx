import { formatDate } from '../../../kit/text/text.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { type FigureKind, figureKinds, WORD_DAYS } from './figures.constants.ts'
import type { WeekFigures, WordFigures } from './figures.contract.ts'
import { Trend } from './Trend.tsx'

const names: Record<FigureKind, string> = {
  listed: 'Shown in lists',
  seen: 'Page opened',
  called: 'Called',
  website: 'Website or link opened',
  directions: 'Directions asked for',
}

const format = (count: number) => count.toLocaleString('en-US')
const formatWeek = (week: string) => formatDate(`${week}T12:00:00Z`, 'UTC')
const sum = (weeks: WeekFigures[], kind: FigureKind) => weeks.reduce((total, week) => total + week[kind], 0)

const weekColumns: Column<WeekFigures>[] = [
  { key: 'week', header: 'Week from', cell: ({ week }) => formatWeek(week) },
  ...figureKinds.map((kind) => ({
    key: kind,
    header: names[kind],
    cell: (week: WeekFigures) => format(week[kind]),
    numeric: true,
  })),
]

const wordColumns: Column<WordFigures>[] = [
  { key: 'word', header: 'Word', cell: ({ word }) => <span className="wrap-anywhere">{word}</span> },
  { key: 'listed', header: names.listed, cell: ({ listed }) => format(listed), numeric: true },
  { key: 'seen', header: names.seen, cell: ({ seen }) => format(seen), numeric: true },
]

type FiguresSectionProps = { figures: { weeks: WeekFigures[]; words: WordFigures[] } }

/** The numbers of times that a business was shown and contacted, for its team. */
export function FiguresSection({ figures: { weeks, words } }: FiguresSectionProps) {
  const isCounted = figureKinds.some((kind) => sum(weeks, kind) > 0)
  return (
    <section aria-labelledby="figures" className="mt-12">
      <h2 id="figures">Figures</h2>
      <p className="hint mt-1 mb-4">
        How people find this business. Counted without cookies and without storing who; your team and known robots are
        left out.
      </p>
      {isCounted ? <Counted weeks={weeks} words={words} /> : <NothingCounted />}
    </section>
  )
}

const NothingCounted = () => (
  <EmptyState heading="h3" title="Nothing has been counted yet">
    <p>Figures appear here once people see this business in the public directory.</p>
  </EmptyState>
)

function Counted({ weeks, words }: FiguresSectionProps['figures']) {
  const recent = weeks.slice(-4)
  return (
    <>
      <dl className="trends">
        {figureKinds.map((kind) => (
          <div key={kind} className="trend">
            <dt>{names[kind]}</dt>
            <dd>
              <span className="trend-count">{format(sum(recent, kind))}</span>
              <span className="hint">in 4 weeks</span>
            </dd>
            <dd>
              <Trend values={weeks.map((week) => week[kind])} label={`${names[kind]}, by week`} />
            </dd>
          </div>
        ))}
      </dl>
      <details className="mt-4">
        <summary className="hours-more">{`The last ${weeks.length} weeks in numbers`}</summary>
        <Table
          caption="Figures by week"
          captionHidden
          columns={weekColumns}
          rows={weeks.toReversed()}
          rowKey={({ week }) => week}
        />
      </details>
      {words.length > 0 && (
        <>
          <h3 className="mt-8 mb-1">Words that people searched for</h3>
          <p className="hint mb-3">{`Words of searches that showed this business on at least ${WORD_DAYS} different days.`}</p>
          <Table
            caption="Words of searches"
            captionHidden
            columns={wordColumns}
            rows={words}
            rowKey={({ word }) => word}
          />
        </>
      )}
    </>
  )
}
