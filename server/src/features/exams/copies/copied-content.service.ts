/** Content of questions and passages that were copied into exams is made again where an older renderer made it. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import { contentRenewal } from '../../../platform/content/stored/content-renewal.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { QuestionsService } from '../../questions/questions.service.ts';
import * as repo from './copied-content.repo.ts';

export interface CopiedContentDeps {
  database: Database;
  content: ContentRenderer;
  questions: Pick<QuestionsService, 'withContent'>;
}

/** @returns the tasks of the workers that do it */
export function copiedContentRenewals({
  database: { db },
  content,
  questions,
}: CopiedContentDeps): PeriodicTask[] {
  return [
    contentRenewal('exams.renew_content', {
      rowsAtOnce: 200,
      findOlder: (version, limit) => repo.findOlderContent(db, version, limit),
      renew: async (items) => repo.renewContent(db, await questions.withContent(items)),
    }),
    contentRenewal('exams.renew_passages', {
      rowsAtOnce: 50,
      findOlder: (version, limit) => repo.findOlderPassages(db, version, limit),
      async renew(rows) {
        const trees = await content.markdownTreesOf(rows.map(({ text }) => text));
        const renewed = rows.map((row, index) => ({ ...row, content: trees[index] ?? null, contentVersion }));
        await repo.renewPassages(db, renewed);
      },
    }),
  ];
}
