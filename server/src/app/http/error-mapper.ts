/** Turns every failure into a response. It exposes no stack, no SQL and no path. */
import { type ErrorBody, type ErrorCode, statusOfCode } from '@akada/contract/wire/errors.ts';
import type { FastifyError } from 'fastify';
import { Fault } from '../../platform/fault/fault.ts';

export interface MappedError {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
  /** True if the failure is our own and belongs in the log with its stack. */
  unexpected: boolean;
}

/** @returns the response that a thrown value becomes */
export function mapError(error: unknown): MappedError {
  if (error instanceof Fault) return mapFault(error);
  if (isRequestFault(error)) return mapFault(requestFault(error));
  if (isDatabaseOutage(error)) {
    return mapFault(
      new Fault('unavailable', 'The service is busy. Please try again in a moment.', { retryAfter: 2 }),
    );
  }
  return {
    ...mapFault(new Fault('internal', 'Something went wrong on our side. Please try again.')),
    unexpected: true,
  };
}

function mapFault(fault: Fault): MappedError {
  const { fields, facts, headers, retryAfter } = fault.options;
  return {
    status: statusOfCode[fault.code],
    headers: { ...headers, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) },
    body: { detail: getDetail(fault, facts), code: fault.code, ...(fields ? { fields } : {}) },
    unexpected: false,
  };
}

/**
 * Clients of the specification read `detail`: a 403 or 422 whose text mentions tokens or authentication would
 * end the session there, so these two carry objects. Login's own 'Email not verified' is the one exception. A
 * 409 with facts reports the current state.
 */
function getDetail(fault: Fault, facts?: Record<string, unknown>): ErrorBody['detail'] {
  const status = statusOfCode[fault.code];
  if (status === 422) return fault.options.fields ?? {};
  if ((status === 403 && fault.code !== 'login_unverified') || (status === 409 && facts)) {
    return { code: fault.code, message: fault.message, ...facts };
  }
  return fault.message;
}

type RequestFault = Pick<FastifyError, 'statusCode' | 'code' | 'message'>;

function isRequestFault(error: unknown): error is RequestFault {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}

const requestFaults: Partial<Record<number, [ErrorCode, string]>> = {
  404: ['not_found', 'This does not exist or is no longer there.'],
  413: ['payload_too_large', 'This is too large to be accepted. Send it in smaller parts.'],
  415: ['type_refused', 'This kind of content is not accepted here.'],
};

function requestFault(error: RequestFault): Fault {
  const [code, sentence] = requestFaults[error.statusCode ?? 400] ?? [
    'bad_request',
    'The request could not be understood.',
  ];
  return new Fault(code, sentence);
}

/** Codes of a lost connection to the database, and of transactions that were aborted for others. */
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '55P03',
  '57014',
]);

/**
 * Classes of SQLSTATE in which the database itself cannot work: no connection, no disk, memory or connections left,
 * an operator's stop, a failure of the system (PostgreSQL 18, appendix A).
 */
const outageClass = /^(?:08|53|57P|58)/;

/** The driver's own messages, which have no code. */
const outageMessage =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|^timeout expired|^query read timeout/i;

const sqlState = /^[0-9A-Z]{5}$/;

function isDatabaseOutage(error: unknown): boolean {
  const chain = [error, error instanceof Error ? error.cause : undefined];
  return chain.some((link) => {
    if (!(link instanceof Error)) return false;
    if ('code' in link && typeof link.code === 'string' && isOutageCode(link.code)) return true;
    if (isMissingSocket(link)) return true;
    return outageMessage.test(link.message);
  });
}

/** A stopped database has removed its socket. Other missing files are faults of ours. */
function isMissingSocket(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ENOENT' && error.syscall === 'connect';
}

function isOutageCode(code: string): boolean {
  return outageCodes.has(code) || (sqlState.test(code) && outageClass.test(code));
}
