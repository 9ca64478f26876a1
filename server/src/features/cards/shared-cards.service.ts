/** Cards as sharing hands them on: a deck is read as parts, and parts become cards of another person. */
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { cardLimits, mineDeck } from '@akada/core/cards/card-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { courseOfText } from '../courses/course-texts/course-texts.service.ts';
import { joinedCourses } from '../courses/joined-courses.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { getContents, getFaces, getOrdinals } from './card/card-faces.ts';
import * as repo from './card/cards.repo.ts';
import type { CardRow } from './card/cards.tables.ts';
import type { SharedCard } from './card/shared-cards.queries.ts';
import * as queries from './card/shared-cards.queries.ts';
import { getDeckScope } from './decks/deck-scope.service.ts';

/** Includes the content trees. */
export type PreparedCard = SharedCard & Pick<CardRow, 'content' | 'contentVersion'>;

export type { SharedCard } from './card/shared-cards.queries.ts';

export type SharedCards = ReturnType<typeof createSharedCards>;

const noCloth: Cloth = { cloth_seed: 0, cloth_colour: 1 };

export function createSharedCards({
  database: { db },
  clock,
  content,
  notes,
}: Pick<Platform, 'database' | 'clock' | 'content'> & {
  notes: Pick<NotesService, 'titlesOf' | 'clothsOf'>;
}) {
  const newRow = (userId: string, { key: _, ...card }: PreparedCard, position: number, time: string) => ({
    id: newId(),
    userId,
    ...card,
    state: 'active' as const,
    position,
    createdAt: time,
    changedAt: time,
  });
  const insert = async (tx: Transaction, rows: ReturnType<typeof newRow>[]) => {
    await repo.insertCards(tx, rows);
    await repo.insertFaces(
      tx,
      rows.flatMap((row) => getFaces(row, getOrdinals(row))),
    );
  };

  return {
    /**
     * @param deckId `mine`, a course or a note
     * @returns its title and cloth; null if it does not exist
     */
    async describe(userId: string, deckId: string): Promise<{ title: string; cloth: Cloth } | null> {
      if (deckId === mineDeck) {
        const owner = (await peopleById(db, [userId])).get(userId);
        return owner ? { title: `Cards of ${owner.fullName}`, cloth: noCloth } : null;
      }

      const course = (await joinedCourses(db, userId)).find(({ id }) => id === deckId);
      if (course)
        return {
          title: course.name,
          cloth: { cloth_seed: course.clothSeed, cloth_colour: course.clothColour },
        };
      // Another person's note has no deck here: a student's cards belong only to their own notes.
      const isOwn = await queries.hasCardsOf(db, userId, deckId);
      const title = isOwn ? (await notes.titlesOf(db, [deckId])).get(deckId) : undefined;
      if (title === undefined) return null;
      return { title, cloth: (await notes.clothsOf(userId, [deckId])).get(deckId) ?? noCloth };
    },
    /**
     * Omits cards of questions, because an exam of the reader may ask the question, or it belongs to another
     * owner.
     */
    async read(userId: string, deckId: string): Promise<{ parts: SharedCard[]; leftOut: number }> {
      const joined = await joinedCourses(db, userId);
      const isCourse = deckId === mineDeck || joined.some(({ id }) => id === deckId);
      const deck = isCourse ? { course_id: deckId } : { deck_id: deckId };
      return queries.findSharedCards(db, await getDeckScope(db, userId, deck));
    },
    /** Renders the content that is stored next to the texts, outside of any transaction. */
    async prepare(parts: readonly SharedCard[], signal: AbortSignal): Promise<PreparedCard[]> {
      const contents = await getContents(content, parts, signal);
      return parts.map((part, index) => ({ ...part, content: null, contentVersion: 0, ...contents[index] }));
    },
    /** @param label what the deck is called: a course of this name, else a tag @returns ids in the order of the cards */
    async add(
      tx: Transaction,
      userId: string,
      label: string,
      added: readonly PreparedCard[],
    ): Promise<string[]> {
      const time = getInstant(clock.now());
      const course = await courseOfText(tx, userId, label);
      const tag = label.slice(0, cardLimits.tag).trim();
      const rows = added.map((card, position) => ({
        ...newRow(userId, card, position, time),
        ...course,
        tags: [...new Set([tag, ...card.tags])].slice(0, cardLimits.tags),
      }));
      await insert(tx, rows);
      await publishHint(tx, userId, { topic: 'card', id: null });
      return rows.map(({ id }) => id);
    },
    /** @returns ids of the faces of these cards */
    async findFaceIds(tx: Transaction, ids: readonly string[]): Promise<string[]> {
      return (await repo.findFacesOf(tx, [...ids])).map(({ id }) => id);
    },
    /** Cards of one person that are there. @returns versions by id */
    versionsOf: queries.findVersions,
    /** Writes the next version; the memory of a face that stays is preserved. Tags stay the reader's. */
    async replace(tx: Transaction, id: string, { kind, front, back, ...card }: PreparedCard): Promise<void> {
      const { typed = false, occlusion = null } = card;
      const current = await repo.lockCard(tx, id);
      if (!current) return;

      const requested = getOrdinals({ kind, front, occlusion });
      const there = await repo.findFacesOf(tx, [id]);
      const gone = there.filter(({ ordinal }) => !requested.includes(ordinal));
      await repo.updateCard(tx, id, {
        kind,
        front,
        back,
        typed,
        occlusion,
        content: card.content,
        contentVersion: card.contentVersion,
        version: current.version + 1,
        changedAt: getInstant(clock.now()),
      });
      await repo.removeFaces(
        tx,
        gone.map((face) => face.id),
      );
      const known = there.map(({ ordinal }) => ordinal);
      await repo.insertFaces(
        tx,
        getFaces(
          current,
          requested.filter((ordinal) => !known.includes(ordinal)),
        ),
      );
      await publishHint(tx, current.userId, { topic: 'card', id });
    },
    /** For an hour they can be restored. */
    drop: (tx: Transaction, ids: readonly string[]) => repo.drop(tx, ids, getInstant(clock.now())),
  };
}
