/**
 * A student's actions on a section of a guide: writing it in their own words, making it again, downloading
 * the file.
 */
import {
  type DeletedGuide,
  type GuideSection,
  regenerateGuideSection,
} from '@akada/contract/material/guides.ts';
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { guideMarkdown } from '@akada/core/guide/guide-markdown.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { claimKey, findMade } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { createUndo, type Deletable, restorableUntil } from '../../platform/undo/undo.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { getTexts, presentSection, storedTrees, wordsOfSection } from './guide/guides.present.ts';
import * as repo from './guide/guides.repo.ts';
import { type GuideRow, type GuideSectionRow, guides } from './guide/guides.tables.ts';
import type { AddChecks } from './guide-checks.service.ts';
import type { GuideMaking } from './making/guide-making.service.ts';

export interface GuideEditingDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  notes: Pick<NotesService, 'loadDocument'>;
  making: Pick<GuideMaking, 'remake'>;
  addChecks: AddChecks;
}

export type GuideEditing = ReturnType<typeof createGuideEditing>;

/** Rendering and making take seconds of a process that all share. */
const changeLimit: Limit = {
  most: 120,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have changed guides too often. Please wait ${wait}, then continue.`,
};

const changesKey = (userId: string) => `guides:${userId}`;

/** Deletes the count of a person. */
export function forgetGuideChanges(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, changesKey(userId));
}

/** The changed section, and the version that its editor saw. */
interface Change {
  number: number;
  version: number;
}

export function createGuideEditing(deps: GuideEditingDeps) {
  const { database } = deps;
  const { db } = database;
  const undo = createUndo(deps, guides, { topic: 'guide' });
  const getSection = async ({ id }: GuideRow, number: number): Promise<GuideSectionRow> => {
    const row = await repo.findSection(db, { guideId: id, number });
    if (row === null) throw notFound();
    return row;
  };
  const present = async (guide: GuideRow, number: number): Promise<GuideSection> => {
    const rows = await repo.findSections(db, guide.id);
    const sections = await deps.addChecks(guide, rows.map(presentSection));
    const section = sections.find((one) => one.number === number);
    if (!section) throw notFound();
    return section;
  };
  const claim = (userId: string) =>
    createLimits(deps).claim({ executor: db, key: changesKey(userId) }, changeLimit);
  /** @throws Fault `conflict` with the present section when it is of another version */
  const assertSeen = async (guide: GuideRow, row: GuideSectionRow, version: number): Promise<void> => {
    if (row.version !== version) throw await changedSince(guide, row.number);
  };
  const changedSince = async (guide: GuideRow, number: number) =>
    new Fault('conflict', 'This section has changed since you opened it. Look at it as it is now.', {
      facts: { section: await present(guide, number) },
    });
  const change = async (
    guide: GuideRow,
    old: GuideSectionRow,
    next: Pick<GuideSectionRow, 'made' | 'own' | 'showsOwn'>,
    { signal, key, model = null }: { signal: AbortSignal; key?: string | null; model?: string | null },
  ): Promise<void> => {
    const trees = await deps.content.markdownTreesOf(getTexts(next), signal);
    const changedAt = getInstant(deps.clock.now());
    const shown = { content: storedTrees(trees), contentVersion, words: wordsOfSection(next) };
    const row = { ...next, ...shown, origin: next.made.origin, changedAt };
    const isChanged = await database.transaction(async (tx) => {
      if (key !== undefined && !(await claimKey(tx, keyedCall(guide, key), newId(), deps.clock.now())))
        return true;
      if (!(await repo.updateSection(tx, old, row))) return false;
      // The first section that a model makes of a guide tells its name.
      if (model !== null && guide.model === null) await repo.nameModel(tx, guide.id, model);
      await publishHint(tx, guide.userId, { topic: 'guide', id: guide.id });
      return true;
    });
    if (!isChanged) throw await changedSince(guide, old.number);
  };

  return {
    remove: (guide: Authorized<Deletable>) => undo.remove(guide),
    async restore(guide: Authorized<Deletable>): Promise<void> {
      await undo.restore(guide);
    },
    /** Lists guides that can be restored, most recently deleted first. */
    async listDeleted(userId: string): Promise<DeletedGuide[]> {
      const rows = await repo.findDeletedGuides(db, userId, deps.clock.now());
      return rows.map(({ id, title, deletedAt }) => ({
        id,
        title,
        restorable_until: restorableUntil(deletedAt),
      }));
    },
    /** @throws Fault `conflict` with the present section, `not_found`, `too_many_requests` */
    async edit(
      guide: Authorized<GuideRow>,
      { number, version, text }: Change & { text: string | null },
      signal: AbortSignal,
    ): Promise<GuideSection> {
      const old = await getSection(guide, number);
      if (text === null ? !old.showsOwn : old.showsOwn && old.own === text) return present(guide, number);

      await assertSeen(guide, old, version);
      await claim(guide.userId);
      const { made, own } = old;
      await change(guide, old, { made, own: text ?? own, showsOwn: text !== null }, { signal });
      return present(guide, number);
    },
    /**
     * @throws Fault `conflict` with the present section or if its note was deleted, `not_found`,
     * `too_many_requests`
     */
    async remake(
      guide: Authorized<GuideRow>,
      { number, version, key }: Change & { key: string | null },
      signal: AbortSignal,
    ): Promise<GuideSection> {
      const old = await getSection(guide, number);
      if ((await findMade(db, keyedCall(guide, key))) !== null) return present(guide, number);

      await assertSeen(guide, old, version);
      await claim(guide.userId);
      const document = await deps.notes.loadDocument(db, guide.noteId);
      if (document === null)
        throw new Fault('conflict', 'The note of this guide was deleted, so no section can be made again.');
      const remade = await deps.making.remake({ userId: guide.userId, document, old: old.made }, signal);
      if (remade === null)
        throw new Fault('conflict', 'The note has nothing more for this section. It stays as it is.');
      const { section, model } = remade;
      await change(guide, old, { made: section, own: old.own, showsOwn: false }, { signal, key, model });
      return present(guide, number);
    },
    /** @returns the whole guide as a file */
    async write({ id, title }: Authorized<GuideRow>): Promise<string> {
      const rows = await repo.findSections(db, id);
      if (rows.length === 0) throw new Fault('conflict', 'This guide is not ready yet.');
      return guideMarkdown(
        title,
        rows.map(({ made, own, showsOwn }) => ({ ...made, own: showsOwn ? own : null })),
      );
    },
  };
}

function keyedCall({ userId }: Pick<GuideRow, 'userId'>, key: string | null) {
  return { userId, endpoint: regenerateGuideSection.id, key };
}
