/** The number of business ids that a part covers. */
export const PART_SIZE = 128
/** The maximum number of parts in one request. */
export const PARTS_MAX = 64
/** The maximum number of businesses that a device can store. */
export const DEVICE_MAX = 10_000
