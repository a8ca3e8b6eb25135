export const payUnits = ['hour', 'day', 'week', 'month', 'year', 'fixed'] as const
/** What pay is for; `fixed` is a sum for the whole job or a trip. */
export type PayUnit = (typeof payUnits)[number]
