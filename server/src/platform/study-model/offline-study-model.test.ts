import { expect, it } from 'vitest';
import { createIsolationPool } from '../isolate/pool.ts';
import { createOfflineStudyModel } from './offline-study-model.ts';

it('no questions are made for a caller that gave up', async () => {
  const pool = createIsolationPool({ size: 1 });
  const gone = AbortSignal.abort(new Error('the note was deleted'));
  const created = createOfflineStudyModel(pool).completeSet({} as never, gone);
  await expect(created).rejects.toThrow('the note was deleted');
  await pool.close();
});
