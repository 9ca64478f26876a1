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

/** @returns the refusal that tells a person of a full store */
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
