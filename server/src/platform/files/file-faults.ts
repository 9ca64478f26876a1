import { Fault } from '../fault/fault.ts';

/** Error names of disks (POSIX) and S3 stores (AWS, MinIO, Ceph) without free space. */
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

/** @returns `unavailable` if an S3 store was unreachable or failing; its rejections stay as they are */
export function storeFailure(error: unknown): unknown {
  const failure = writeFailure(error);
  if (failure instanceof Fault || !(failure instanceof Error)) return failure;

  const status = getStatus(failure);
  if (status !== undefined && status < 500 && status !== 429) return failure;
  return new Fault('unavailable', 'Files cannot be stored or read just now. Please try again in a moment.', {
    retryAfter: 10,
    cause: failure,
  });
}

/** The library adds the answer to its errors. A success status means that it could not parse the answer. */
function getStatus(error: Error & { $metadata?: { httpStatusCode?: number } }): number | undefined {
  const status = error.$metadata?.httpStatusCode;
  return status !== undefined && status >= 400 ? status : undefined;
}

/** @returns the fault for an interrupted upload, whichever layer noticed it; rejections stay as they are */
export function brokenOff(cause: unknown): Fault {
  if (cause instanceof Fault) return cause;

  return new Fault('bad_request', 'The upload broke off before its end. Please try again.', { cause });
}
