/** Builds a request from a line of the endpoint table and its values. */
import type {
  EndpointShape,
  SentBodyOf,
  SentParamsOf,
  SentQueryOf,
  SuccessOf,
} from '@akada/contract/wire/endpoint.ts';

/** Same as in the endpoint table, whose module would pull every feature's schemas into the first load. */
const apiBase = '/api/v1';

type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [Key in Name]: Value };

export interface CallOptions {
  signal?: AbortSignal;
  /** The key of an endpoint whose effect is `key`; each call gets a new one if absent. */
  idempotencyKey?: string;
  /** True to finish the call even if its page closes. */
  outlivesPage?: boolean;
  /** Number of retries after a network failure or a 5xx; three if absent. */
  retries?: number;
}

/** The caller's input: the parts that the endpoint declares, and the options. */
export type CallOf<E extends EndpointShape> = Given<'params', SentParamsOf<E>> &
  Given<'query', SentQueryOf<E>> &
  Given<'body', SentBodyOf<E>> &
  CallOptions;

export type AnsweredBy<E extends EndpointShape> = SuccessOf<E>;

/** The same parts without their types, for the transport. */
export interface LooseCall extends CallOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** @returns the address of a call, its parameters filled in and escaped */
export function getAddress(endpoint: EndpointShape, call: LooseCall): string {
  const params = getEntries(call.params);
  const path = params.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    endpoint.path,
  );
  const query = new URLSearchParams(getEntries(call.query)).toString();
  return `${apiBase}${path}${query === '' ? '' : `?${query}`}`;
}

/** @returns the body in the endpoint's format, and the header that names the format */
export function getBody(endpoint: EndpointShape, call: LooseCall): { body?: BodyInit; type?: string } {
  if (call.body === undefined) return {};
  if (endpoint.consumes === 'form') return { body: new URLSearchParams(getEntries(call.body)) };
  if (endpoint.consumes === 'multipart') return { body: getForm(call.body) };
  return { body: JSON.stringify(call.body), type: 'application/json' };
}

export function getForm(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of getEntries(fields)) form.append(name, value);
  return form;
}

/** A list becomes one pair per value. */
function getEntries(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}
