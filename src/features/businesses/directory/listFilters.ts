import { nameGroup } from '../industries/groups.ts'
import { type DirectoryFilters, directoryPath } from './directory.ts'

/** The active filters, each with the URL of the list without it. */
export function listFilters(filters: DirectoryFilters) {
  const { search, industry, city, group, open } = filters
  const labels: [keyof DirectoryFilters, string | undefined][] = [
    ['search', search && `“${search}”`],
    ['industry', industry],
    ['city', city],
    ['group', group && nameGroup(group)],
    ['open', open && 'Open now'],
  ]
  return labels.flatMap(([name, label]) =>
    label ? [{ name, label, without: directoryPath({ ...filters, [name]: undefined }) }] : [],
  )
}
