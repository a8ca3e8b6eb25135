/**
 * The number of consecutive business ids in a part. The directory is divided into parts, so that a device downloads only
 * the parts with changed businesses.
 */
export const PART_SIZE = 128
/** The maximum number of parts in one request. */
export const MAX_PARTS = 64
/** The maximum number of businesses that a device can store. */
export const MAX_DEVICE_BUSINESSES = 10_000
