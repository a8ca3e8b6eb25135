const statuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses
export type FieldError = { field: string; message: string }
/** What an error looks like on the wire. */
export type ErrorBody = { error: string; errors?: FieldError[]; [detail: string]: unknown }

/** An expected failure: one sentence for a person, and a status. Everything else thrown is a defect. */
export class AppError extends Error {
  readonly status: (typeof statuses)[ErrorCode]
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    code: ErrorCode,
    message: string,
    details: { errors?: FieldError[]; [detail: string]: unknown } = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = statuses[code]
    this.details = details
    this.headers = headers
  }

  get body(): ErrorBody {
    return { error: this.message, ...this.details }
  }
}

/** @returns the value, when it is there; else throws a 404 with this sentence. */
export function assertFound<T>(value: T | null | undefined, sentence: string): T {
  if (value === null || value === undefined) throw new AppError('not_found', sentence)
  return value
}

/** A 400 that belongs to one field. */
export const invalid = (field: string, message: string) =>
  new AppError('invalid', message, { errors: [{ field, message }] })
