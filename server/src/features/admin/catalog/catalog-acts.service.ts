/** Administrators' changes of schools, departments and courses, each change with its record. */
import type { CatalogEntry, CatalogKind, SeenEntry } from '@akada/contract/base/catalog-administration.ts';
import { mostTopics } from '@akada/contract/base/course-topics.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { type AuditChange, nilId, writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCatalog } from '../../catalog/catalog.service.ts';
import {
  approveProposedSchool,
  mergeProposedDepartment,
} from '../../catalog/department-proposals.service.ts';
import { lockCourseCatalog } from '../../courses/course-approval.service.ts';
import * as repo from './catalog-entries.repo.ts';
import { getHolds, presentEntries } from './catalog-entries.service.ts';
import * as merges from './catalog-merge.repo.ts';

/** The administrator and the entry of a change. */
export interface EntryCall {
  actorId: string;
  kind: CatalogKind;
  id: string;
}

interface Act {
  verb: string;
  /** The values the administrator saw; undefined if nothing is decided by them. */
  seen?: SeenEntry;
  isDone?: (entry: repo.EntryRow) => boolean;
  apply: (entry: repo.EntryRow, tx: Transaction) => Promise<AuditChange>;
}

const undoForMs = 60 * 60_000;

export type CatalogActs = ReturnType<typeof createCatalogActs>;

export function createCatalogActs({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** One change at a time. */
  const change = <Answer>(work: (tx: Transaction) => Promise<Answer>) =>
    database.transaction(async (tx) => {
      await lockCatalog(tx);
      await lockCourseCatalog(tx);
      return work(tx);
    });
  const act = async (tx: Transaction, call: EntryCall, { verb, seen, isDone, apply }: Act) => {
    const { actorId, kind, id } = call;
    const entry = await repo.lockEntry(tx, kind, id);
    if (entry === null) throw notFound();
    if (isDone?.(entry)) return;

    if (seen) assertSeen(entry, seen);
    const { before, after } = await apply(entry, tx);
    const targetId = entry.tutorId ?? nilId;
    const named = { before, after: { name: entry.name, ...after } };
    await writeAudit(tx, [{ actorId, targetId, action: `${kind}.${verb}`, change: named }], clock.now());
    if (entry.tutorId !== null) await publishHint(tx, entry.tutorId, { topic: 'course', id });
  };
  const answer = async (tx: Transaction, kind: CatalogKind, id: string): Promise<CatalogEntry> => {
    const row = await repo.findEntry(tx, kind, id);
    const [entry] = row === null ? [] : await presentEntries(tx, kind, [row]);
    if (!entry) throw notFound();
    return entry;
  };
  const changed = (call: EntryCall, what: Act) =>
    change(async (tx) => {
      await act(tx, call, what);
      return answer(tx, call.kind, call.id);
    });

  return {
    /** @throws Fault `conflict` for a name that exists there, `validation_failed` for where it cannot stand */
    edit: (call: EntryCall, seen: SeenEntry, { name, parentId }: { name: string; parentId: string | null }) =>
      changed(call, {
        verb: 'edit',
        seen,
        isDone: (entry) => entry.name === name && entry.parentId === parentId,
        async apply(entry, tx) {
          const parent =
            entry.parentId === parentId ? entry.parentName : await newParent(tx, call.kind, parentId);
          const requested = { ...entry, name, nameKey: catalogKey(name), parentId };
          const other = await repo.findNamed(tx, call.kind, requested);
          if (other !== null) throw nameTaken(call.kind, other.name);

          await repo.writeNameAndParent(tx, call.kind, requested);
          if (call.kind === 'department' && parentId !== null && !entry.isProposed)
            await approveProposedSchool(tx, parentId);
          const isMoved = entry.parentId !== parentId;
          return {
            before: { name: entry.name, ...(isMoved && { parent: entry.parentName }) },
            after: { name, ...(isMoved && { parent }) },
          };
        },
      }),
    /**
     * @throws Fault `conflict` for entries that cannot be merged, `validation_failed` if there is nothing to
     * merge with
     */
    merge: (call: EntryCall, seen: SeenEntry, { intoId, reason }: { intoId: string; reason: string }) =>
      change(async (tx) => {
        const merge = { from: call.id, into: intoId };
        if (!(await merges.isMerged(tx, merge))) {
          await act(tx, call, {
            verb: 'merge',
            seen,
            async apply(entry) {
              const into = call.id === intoId ? null : await repo.lockEntry(tx, call.kind, intoId);
              if (into === null)
                throw invalidField('into_id', `This ${call.kind} is no longer there. Choose another one.`);
              await mergeAll[call.kind](tx, entry, into, clock.now());
              return { before: { parent: entry.parentName }, after: { into: into.name, reason } };
            },
          });
        }
        return answer(tx, call.kind, intoId);
      }),
    archive: (call: EntryCall, seen: SeenEntry, reason: string) =>
      changed(call, {
        verb: 'archive',
        seen,
        isDone: ({ isArchived }) => isArchived,
        async apply(_, tx) {
          await repo.writeArchived(tx, call.kind, call.id, getInstant(clock.now()));
          return { before: { archived: false }, after: { archived: true, reason } };
        },
      }),
    restore: (call: EntryCall) =>
      change(async (tx) => {
        const since = getInstant(clock.now() - undoForMs);
        const isBack = call.kind === 'course' && (await repo.writeUndeleted(tx, call.id, since));
        await act(tx, call, {
          verb: 'restore',
          isDone: ({ isArchived }) => !isArchived && !isBack,
          async apply({ isArchived }) {
            await repo.writeArchived(tx, call.kind, call.id, null);
            return { before: { archived: isArchived, deleted: isBack }, after: { archived: false } };
          },
        });
        return answer(tx, call.kind, call.id);
      }),
    /** @throws Fault `conflict` that says what hangs on it still */
    remove: (call: EntryCall) =>
      change((tx) =>
        act(tx, call, {
          verb: 'delete',
          async apply(entry) {
            const holds = await getHolds(tx, call.kind, entry);
            if (holds.length > 0) throw stillHolds(call.kind, holds);

            await repo.writeDeleted(tx, call.kind, call.id, getInstant(clock.now()));
            return { before: { parent: entry.parentName }, after: { deleted: true } };
          },
        }),
      ),
  };
}

type MergeRows = (tx: Transaction, from: repo.EntryRow, into: repo.EntryRow, now: number) => Promise<void>;

const mergeAll: Record<CatalogKind, MergeRows> = {
  async school(tx, { id: from }, { id: into }, now) {
    for (const pair of await merges.departmentsInBoth(tx, { from, into }))
      await mergeDepartments(tx, pair, now);
    await approveProposedSchool(tx, into);
    await merges.mergeSchool(tx, { from, into });
    await merges.writeMerged(tx, { from, into }, now);
  },
  department: (tx, { id: from }, { id: into }, now) => mergeDepartments(tx, { from, into }, now),
  async course(tx, from, into, now) {
    // Content of a course, such as exams, questions and sets, belongs to its tutor.
    if (from.tutorId !== into.tutorId)
      throw new Fault('conflict', 'These courses have two tutors. Only courses of one tutor can be one.');
    if (from.topics + into.topics > mostTopics)
      throw new Fault('conflict', `Together they have more than ${mostTopics} topics. Remove some first.`);
    await merges.mergeCourse(tx, { from: from.id, into: into.id });
    await merges.writeMerged(tx, { from: from.id, into: into.id }, now);
  },
};

async function mergeDepartments(tx: Transaction, merge: merges.Merge, now: number): Promise<void> {
  const names = await merges.namesInBoth(tx, merge);
  if (names.length > 0)
    throw new Fault(
      'conflict',
      `Both departments have a course of one name: ${names.join(', ')}. Merge or rename those courses first.`,
    );
  await mergeProposedDepartment(tx, merge);
  await merges.mergeDepartment(tx, merge);
  await merges.writeMerged(tx, merge, now);
}

const parentKind = { school: null, department: 'school', course: 'department' } as const;

/** @returns its name */
async function newParent(tx: Transaction, kind: CatalogKind, parentId: string | null): Promise<string> {
  const above = parentKind[kind];
  const parent = above === null || parentId === null ? null : await repo.lockEntry(tx, above, parentId);
  if (parent === null) throw invalidField('parent_id', 'This is no longer there. Choose another one.');
  if (parent.isArchived)
    throw invalidField('parent_id', `${parent.name} is archived. Restore it, or choose another one.`);
  return parent.name;
}

/** @throws Fault `conflict` that says what of it is different now */
function assertSeen({ name, parentId, parentName, isArchived }: repo.EntryRow, seen: SeenEntry): void {
  const different = [
    ...(name === seen.name ? [] : [`it is called ${name}`]),
    ...(parentId === seen.parent_id ? [] : [`it belongs to ${parentName}`]),
    ...(isArchived === seen.archived ? [] : [isArchived ? 'it is archived' : 'it is not archived']),
  ];
  if (different.length > 0)
    throw new Fault('conflict', `This has changed: ${different.join(', ')}. Look at it, then decide again.`);
}

function nameTaken(kind: CatalogKind, name: string): Fault {
  return new Fault(
    'conflict',
    `There is a ${kind} of this name: ${name}. Merge the two, or choose another name.`,
  );
}

function stillHolds(kind: CatalogKind, holds: readonly string[]): Fault {
  return new Fault(
    'conflict',
    `This ${kind} still has ${holds.join(', ')}. Merge it with another one, or archive it.`,
  );
}
