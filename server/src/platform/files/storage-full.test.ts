import { expect, it } from 'vitest';
import { writeFailure } from './file-faults.ts';

it.each(['ENOSPC', 'EDQUOT'])('the error %s of a disk means a full store', (code) => {
  const error = Object.assign(new Error('write failed'), { code });

  expect(writeFailure(error)).toMatchObject({ code: 'storage_full', options: { cause: error } });
});

it.each(['QuotaExceeded', 'XMinioStorageFull'])('the error %s of an object store means the same', (name) => {
  expect(writeFailure(Object.assign(new Error('refused'), { name }))).toMatchObject({ code: 'storage_full' });
});

it.each([new Error('read-only'), Object.assign(new Error('broken'), { code: 'EIO' }), 'a word'])(
  'other failures stay as they are',
  (error) => {
    expect(writeFailure(error)).toBe(error);
  },
);
