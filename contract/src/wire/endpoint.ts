/**
 * The endpoint table's own vocabulary: a route is a value, declared once. The server mounts from it, the
 * web client is typed from it, OpenAPI and the authorization matrix are generated from it.
 */
import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/**
 * The permitted callers. `public`: anyone. `any_account`: signed in, even before the address is verified.
 * `signed_in`: verified. `student` and `tutor` admit admins too, who see only their own data.
 */
export type Access = 'public' | 'any_account' | 'signed_in' | 'student' | 'tutor' | 'admin';

/**
 * The effect of a repeated call. `safe`: reads only. `natural`: repeating changes nothing more, by a unique
 * key or by state. `key`: deduplicated by the `Idempotency-Key` header, which our client always sends.
 */
export type Effect = 'safe' | 'natural' | 'key';

/** The kinds of object that have an owner, as the authorization matrix makes them. */
export type OwnedKind =
  | 'file'
  | 'generation'
  | 'question'
  | 'bank_question'
  | 'passage'
  | 'past_paper'
  | 'paper_import'
  | 'course_set'
  | 'card'
  | 'card_set'
  | 'card_import'
  | 'guide'
  | 'question_import'
  | 'exam'
  | 'course_exam'
  | 'key_change'
  | 'session'
  | 'notification'
  | 'course'
  | 'payment'
  | 'payment_link'
  | 'parent'
  | 'share'
  | 'received_share'
  | 'tutor_review'
  | 'tutorial'
  | 'booking'
  | 'lesson_package'
  | 'premium_group'
  | 'availability_exception'
  | 'support_request'
  | 'copyright_case'
  | 'assistant_thread'
  | 'assistant_answer'
  | 'push_device'
  | 'exam_plan'
  | 'conversation'
  | 'taught_student'
  | 'own_tutor'
  | 'student_note'
  | 'announcement'
  | 'message_attachment'
  | 'assignment';

export interface EndpointShape {
  /** `feature.verb`, unique: the operation id in OpenAPI and in logs. */
  id: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, parameters as `{name}`. */
  path: string;
  access: Access;
  effect: Effect;
  /** Only the owner reads it: an administrator who views the account's pages is rejected. */
  private?: true;
  /** The values that an administrator who views the account gets for fields of these names, at any depth. */
  hidden?: Readonly<Record<string, '' | null>>;
  /** Only the owner of this object may pass; everyone else gets the answer for a missing object. */
  object?: { kind: OwnedKind; in: 'params' | 'body'; field: string };
  params?: Schema;
  query?: Schema;
  /** Default `json`. A multipart file field is read as a stream and is not part of `body`. */
  consumes?: 'json' | 'form' | 'multipart';
  /** Takes the bytes as they come, of whatever type they say they are: a signature over them counts nowhere else. */
  rawBody?: true;
  /** Names the multipart field that carries a file; the other fields may come before or after it. */
  file?: string;
  /** Largest file that is taken, in bytes; the upload limit of notes where absent. */
  fileLimitBytes?: number;
  body?: Schema;
  /** Success statuses only: every rejection has the one error shape. `null` is an empty answer. */
  responses: { [status: number]: Schema | null };
  /** An endless answer of server-sent events. */
  streams?: boolean;
  /** Served also while the database does not answer. */
  withoutDatabase?: boolean;
  /** The answer of 200 is a file of this media type, not JSON. */
  sendsFile?: string;
  /** The client's time limit, in milliseconds; 15 s if absent. */
  timeoutMs?: number;
}

/**
 * A bundler may omit a declaration that a page does not use: the mark below says that making one has no side
 * effects.
 *
 * @returns the same declaration, its literal types kept
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape;
}

type Parsed<Value> = Value extends Schema ? z.output<Value> : undefined;
type Sent<Value> = Value extends Schema ? z.input<Value> : undefined;

/** The parsed values that a handler receives. */
export type ParamsOf<E extends EndpointShape> = Parsed<E['params']>;
export type QueryOf<E extends EndpointShape> = Parsed<E['query']>;
export type BodyOf<E extends EndpointShape> = Parsed<E['body']>;

/** The values that a caller passes: defaults may be omitted. */
export type SentParamsOf<E extends EndpointShape> = Sent<E['params']>;
export type SentQueryOf<E extends EndpointShape> = Sent<E['query']>;
export type SentBodyOf<E extends EndpointShape> = Sent<E['body']>;

/** Each status of the declaration with its body, as a union. */
export type AnswerOf<E extends EndpointShape> = {
  [Status in keyof E['responses'] & number]: E['responses'][Status] extends Schema
    ? { status: Status; body: z.output<E['responses'][Status]> }
    : { status: Status };
}[keyof E['responses'] & number];

/** The body of any success, as a caller receives it. */
export type SuccessOf<E extends EndpointShape> =
  AnswerOf<E> extends infer Answer ? (Answer extends { body: infer Body } ? Body : undefined) : never;
