import { Fault } from '../fault/fault.ts';

/** What disks (POSIX) and S3-speaking stores (AWS, MinIO, Ceph) say when there is no room left. */
const fullNames = new Set([
  'ENOSPC',
  'EDQUOT',
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
]);

/** @returns the error of a full store */
export function storageFull(cause?: unknown): Fault {
  return new Fault('storage_full', 'There is no room for this file at the moment. Please try again later.', {
    retryAfter: 600,
    cause,
  });
}

/** @returns `storage_full` where a failure to write means that, any other failure as it came */
export function writeFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;

  const code = 'code' in error ? String(error.code) : '';
  return fullNames.has(code) || fullNames.has(error.name) ? storageFull(error) : error;
}

/** @returns `unavailable` where an S3 store was away or not well; what it refuses stays as it is */
export function storeFailure(error: unknown): unknown {
  const failure = writeFailure(error);
  if (failure instanceof Fault || !(failure instanceof Error)) return failure;

  const status = statusOf(failure);
  if (status !== undefined && status < 500 && status !== 429) return failure;
  return new Fault('unavailable', 'Files cannot be stored or read just now. Please try again in a moment.', {
    retryAfter: 10,
    cause: failure,
  });
}

/** The library adds the answer to what it throws. A success among them is one that it could not understand. */
function statusOf(error: Error & { $metadata?: { httpStatusCode?: number } }): number | undefined {
  const status = error.$metadata?.httpStatusCode;
  return status !== undefined && status >= 400 ? status : undefined;
}

/** @returns what to say when the bytes stop coming, whichever layer noticed; refusals stay as they are */
export function brokenOff(cause: unknown): Fault {
  if (cause instanceof Fault) return cause;

  return new Fault('bad_request', 'The upload broke off before its end. Please try again.', { cause });
}
