/** The number of ids in a part. */
export const PART_SIZE = 128
/** The most parts of one call. */
export const PARTS_MAX = 64
/** The most businesses that are offered to a device. */
export const DEVICE_MAX = 10_000
