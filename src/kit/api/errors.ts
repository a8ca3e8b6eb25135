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
/** The JSON body of an error response. */
export type ErrorBody = { error: string; errors?: FieldError[]; [detail: string]: unknown }

/** An expected failure with an HTTP status and a message for the user. Every other thrown value is a defect. */
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

/**
 * Returns the value.
 * @throws `AppError` 404 with this message when the value is null or undefined.
 */
export function assertFound<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw new AppError('not_found', message)
  return value
}

/** An `AppError` 400 for one field of the request. */
export const invalid = (field: string, message: string) =>
  new AppError('invalid', message, { errors: [{ field, message }] })
