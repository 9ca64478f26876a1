/** Content of passages that an older renderer made is made again. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import { contentRenewal } from '../../../platform/content/stored/content-renewal.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { findOlderPassages, renewPassages } from './passages.repo.ts';

/** @returns the task of the workers that does it */
export function passagesRenewal({
  database: { db },
  content,
}: {
  database: Database;
  content: ContentRenderer;
}): PeriodicTask {
  return contentRenewal('passages.renew_content', {
    rowsAtOnce: 50,
    findOlder: (version, limit) => findOlderPassages(db, version, limit),
    async renew(rows) {
      const trees = await content.markdownTreesOf(rows.map(({ text }) => text));
      const renewed = rows.map(({ id }, index) => ({ id, content: trees[index] ?? null, contentVersion }));
      await renewPassages(db, renewed);
    },
  });
}
