// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` on phones would remove the implicit roles
import type { Key, ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Item> = {
  key: string
  header: ReactNode
  cell: (item: Item) => ReactNode
  /** Whether the column is right-aligned, with tabular figures. */
  numeric?: boolean
  /** Whether the column contains buttons. It is right-aligned, and has no label on phones. */
  actions?: boolean
  className?: string
}

type TableProps<Item> = {
  caption: ReactNode
  captionHidden?: boolean
  columns: Column<Item>[]
  rows: Item[]
  rowKey: (item: Item) => Key
  className?: string
}

/** A table that becomes cards on phones. The cells of the first column are row headers. */
export function Table<Item>({ caption, captionHidden, columns, rows, rowKey, className }: TableProps<Item>) {
  return (
    <table role="table" className={cx('table', className)}>
      <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
              {column.actions ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) => {
              const cell = column.cell(row)
              return index === 0 ? (
                <th key={column.key} role="rowheader" scope="row" className={cellClass(column)}>
                  {cell}
                </th>
              ) : (
                <td
                  key={column.key}
                  role="cell"
                  className={cellClass(column)}
                  data-label={typeof column.header === 'string' && !column.actions ? column.header : undefined}
                >
                  {cell}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellClass = <Item,>({ numeric, actions, className }: Column<Item>) =>
  cx(numeric && 'cell-numeric', actions && 'cell-actions', className) || undefined
