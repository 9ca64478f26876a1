/** Several courses at once, each changed as one is. */
import type { changeCourses } from '@akada/contract/observers/chosen-rows.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { oneByOne } from '../chosen/one-by-one.ts';
import type { CatalogActs } from './catalog-acts.service.ts';
import { findEntry } from './catalog-entries.repo.ts';

export function createChosenCourses(
  { database: { db } }: Pick<Platform, 'database'>,
  acts: Pick<CatalogActs, 'edit' | 'archive'>,
) {
  return (actorId: string, body: BodyOf<typeof changeCourses>) =>
    oneByOne(
      body.ids,
      async (id) => {
        const entry = await findEntry(db, 'course', id);
        if (entry === null) throw notFound();

        const { name, parentId: parent_id, isArchived: archived } = entry;
        const seen = { name, parent_id, archived };
        const call = { actorId, kind: 'course', id } as const;
        return body.action === 'archive'
          ? acts.archive(call, seen, body.reason)
          : acts.edit(call, seen, { name, parentId: body.department_id });
      },
      async (id) => (await findEntry(db, 'course', id))?.name,
    );
}
