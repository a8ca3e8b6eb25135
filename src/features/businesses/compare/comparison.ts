import { createStoredList } from '../../../kit/device/storedList.ts'

export const MAX_COMPARED = 4

/** A business that this browser's user wants to compare with others. */
export type ComparedBusiness = { id: number; name: string }

const isCompared = (value: unknown): value is ComparedBusiness =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as ComparedBusiness).id) &&
  typeof (value as ComparedBusiness).name === 'string'

const compared = createStoredList('comparison', isCompared, MAX_COMPARED)

/** The businesses to compare, in the order in which they were chosen. */
export const useCompared = compared.useList
export const clearCompared = () => compared.store([])

export function removeCompared(id: number) {
  compared.store(compared.read().filter((business) => business.id !== id))
}

/** Adds a business to the comparison. @returns the ids of the compared businesses; null when the list was full. */
export function addCompared(business: ComparedBusiness): number[] | null {
  const list = compared.read().filter(({ id }) => id !== business.id)
  if (list.length >= MAX_COMPARED) return null
  const longer = [...list, business]
  compared.store(longer)
  return longer.map(({ id }) => id)
}

export const comparisonPath = (ids: number[]) => `/businesses/compare?ids=${ids.join(',')}`

/** The distinct ids in a query parameter. Invalid ids are ignored. */
export const parseComparedIds = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').filter((id) => /^[1-9]\d{0,15}$/.test(id)))].slice(0, MAX_COMPARED).map(Number)
