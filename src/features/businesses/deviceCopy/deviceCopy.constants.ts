/** The number of business ids that a part covers. */
export const PART_SIZE = 128
/** The maximum number of parts in one request. */
export const MAX_PARTS = 64
/** The maximum number of businesses that a device can store. */
export const MAX_DEVICE_BUSINESSES = 10_000
