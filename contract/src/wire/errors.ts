/**
 * Every way in which a call can be rejected. The codes are closed: a new rejection is a new line here, and
 * the table gives its status. 402 is absent on purpose: clients take it for the end of the session.
 */
import * as z from 'zod/mini';

export const statusOfCode = {
  bad_request: 400,
  account_deactivated: 400,
  one_time_token_invalid: 400,
  second_factor_wrong: 400,
  not_signed_in: 401,
  wrong_password: 401,
  session_ended: 401,
  signature_wrong: 401,
  login_unverified: 403,
  email_unverified: 403,
  role_denied: 403,
  viewing_only: 403,
  second_factor_required: 403,
  second_factor_setup_required: 403,
  usage_limit_reached: 403,
  premium_required: 403,
  origin_refused: 403,
  account_not_found: 404,
  not_found: 404,
  conflict: 409,
  note_not_ready: 409,
  recording_consent_required: 409,
  right_not_confirmed: 409,
  exam_finished: 409,
  answer_after_deadline: 409,
  slot_taken: 409,
  booking_state: 409,
  outside_hours: 409,
  deadline_passed: 409,
  takes_too_long: 409,
  payload_too_large: 413,
  type_refused: 415,
  validation_failed: 422,
  question_refused: 422,
  not_a_paper: 422,
  too_many_requests: 429,
  internal: 500,
  overloaded: 503,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** A field's path (`question_count`) and one sentence on what is wrong with it. */
export type FieldErrors = Record<string, string>;

const codes = Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]];

/**
 * The one shape of a rejection. `detail` keeps the specification's forms: a sentence; for 422 a flat object
 * of fields; for 403, and for a 409 that reports the current state, an object with `code`, `message` and
 * facts (login's 'Email not verified' excepted).
 */
export const ErrorBody = z.object({
  detail: z.union([z.string(), z.record(z.string(), z.unknown())]),
  code: z.enum(codes),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.output<typeof ErrorBody>;
