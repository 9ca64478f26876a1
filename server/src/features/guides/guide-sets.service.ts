/** Guides as their generation makes and shows them. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { GuideSection } from '@akada/core/guide/guide-rules.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { getTexts, presentSection, storedTrees, wordsOfSection } from './guide/guides.present.ts';
import * as repo from './guide/guides.repo.ts';
import type { GuideRow, GuideSectionRow } from './guide/guides.tables.ts';
import type { AddChecks } from './guide-checks.service.ts';

export type { GuideRow } from './guide/guides.tables.ts';

/** A section with its rendered content. */
export type RenderedSection = Pick<
  GuideSectionRow,
  'made' | 'origin' | 'words' | 'content' | 'contentVersion'
>;

/** Sections of a guide, and who made them. */
interface NewSections extends Pick<GuideRow, 'id' | 'userId' | 'model' | 'offlineReason'> {
  sections: readonly RenderedSection[];
}

export type GuideSets = ReturnType<typeof createGuideSets>;

export interface GuideSetsDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  notes: Pick<NotesService, 'titlesOf'>;
  addChecks: AddChecks;
}

export function createGuideSets({ database, clock, content, notes, addChecks }: GuideSetsDeps) {
  return {
    /** Stores the unfinished guide, in the transaction of its generation. */
    async begin(tx: Transaction, guide: Pick<GuideRow, 'id' | 'userId' | 'noteId'>): Promise<void> {
      const titles = await notes.titlesOf(tx, [guide.noteId]);
      const title = titles.get(guide.noteId) ?? untitled;
      await repo.insertGuide(tx, { ...guide, title, createdAt: getInstant(clock.now()) });
      await publishHint(tx, guide.userId, { topic: 'guide', id: guide.id });
    },
    /** Says how many sections are done; open pages hear of it. */
    progress(
      { id, userId }: Pick<GuideRow, 'id' | 'userId'>,
      progress: Pick<GuideRow, 'done' | 'total'>,
    ): Promise<void> {
      return database.transaction(async (tx) => {
        await repo.markProgress(tx, id, progress);
        await publishHint(tx, userId, { topic: 'guide', id });
      });
    },
    /** Renders the content that is stored next to the texts, outside any transaction. */
    withContent: (sections: readonly GuideSection[], signal: AbortSignal) =>
      renderSections(content, sections, signal),
    /** Stores the sections in order. A guide that was permanently deleted in the meantime stays deleted. */
    async add(tx: Transaction, { id, userId, sections, ...madeBy }: NewSections): Promise<void> {
      if (!(await repo.markMade(tx, id, madeBy))) return;
      const changedAt = getInstant(clock.now());
      const of = { guideId: id, userId, changedAt };
      await repo.insertSections(
        tx,
        sections.map((section, index) => ({ ...section, ...of, number: index + 1 })),
      );
      await publishHint(tx, userId, { topic: 'guide', id });
    },
    /** @returns null for a guide that was deleted */
    async find(executor: Executor, id: string) {
      const guide = await repo.findGuide(executor, id);
      if (guide === null) return null;
      const rows = await repo.findSections(executor, id);
      return { guide, sections: await addChecks(guide, rows.map(presentSection)) };
    },
    /** @returns the newest ready guide of each of these notes */
    newestOfNotes: (userId: string, noteIds: readonly string[]) =>
      noteIds.length === 0 ? Promise.resolve([]) : repo.findNewestOfNotes(database.db, userId, noteIds),
    /** Lists guides newest first, with section counts, which are zero before a guide is ready. */
    async list(requested: repo.WantedGuides) {
      const { rows, total } = await repo.findGuides(database.db, requested);
      const ids = rows.map(({ id }) => id);
      const counts = await repo.countSections(database.db, ids);
      const of = new Map(counts.map((counted) => [counted.guideId, counted]));
      const guides = rows.map((guide) => ({ ...guide, counts: of.get(guide.id) ?? noSections }));
      return { guides, total };
    },
  };
}

const noSections = { sections: 0, words: 0, byModel: 0, left: 0 };

const untitled = 'Study guide';

/** @returns sections with the content of their texts, in their order */
async function renderSections(
  content: ContentRenderer,
  sections: readonly GuideSection[],
  signal?: AbortSignal,
): Promise<RenderedSection[]> {
  const texts = sections.map((createdGuideSection) => getTexts({ made: createdGuideSection, own: null }));
  const trees = await content.markdownTreesOf(texts.flat(), signal);
  let from = 0;
  return sections.map((createdGuideSection, index) => {
    const to = from + (texts[index]?.length ?? 0);
    const ownContentTrees = storedTrees(trees.slice(from, to));
    from = to;
    const words = wordsOfSection({ made: createdGuideSection, own: null, showsOwn: false });
    return {
      made: createdGuideSection,
      origin: createdGuideSection.origin,
      words,
      content: ownContentTrees,
      contentVersion,
    };
  });
}
