/** Cards that are made of a note: what generation stores, and shows again. */
import type { Card } from '@akada/contract/material/cards.ts';
import type { CardDraft } from '@akada/core/cards/card-draft.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { CourseText } from '../courses/course-texts/course-texts.service.ts';
import { getContents, getFaces, getOrdinals } from './card/card-faces.ts';
import * as repo from './card/cards.repo.ts';
import type { CardRow } from './card/cards.tables.ts';
import { type CardPresentingDeps, presentCards } from './card/presented-cards.service.ts';

/** A draft with its content tree. */
export type RenderedCard = CardDraft & Pick<CardRow, 'content' | 'contentVersion'>;

export interface NewCardSet extends CourseText {
  userId: string;
  generationId: string;
  noteId: string;
  drafts: readonly RenderedCard[];
}

/** A card of a note, by its quotation. */
export interface QuotedCard {
  page: number;
  quote: string;
  back: string;
}

export interface CardSets {
  /** Fronts of the cards that a note has or had, so that none is made again. */
  frontsOf(executor: Executor, userId: string, noteId: string): Promise<repo.NoteFronts>;
  /** Renders the content that is stored next to the texts, outside of any transaction. */
  withContent(drafts: readonly CardDraft[], signal: AbortSignal): Promise<RenderedCard[]>;
  /** Adds drafts, in their order. */
  add(tx: Transaction, set: NewCardSet): Promise<void>;
  /** Omits dropped cards. */
  ofGeneration(executor: Executor, generationId: string): Promise<Card[]>;
  /** Includes drafts; omits cards of questions, because an exam may hold the questions. */
  ofNote(executor: Executor, userId: string, noteId: string): Promise<Card[]>;
  /** @returns the same cards by their quotations */
  quotedOfNote(executor: Executor, userId: string, noteId: string): Promise<QuotedCard[]>;
}

export interface CardSetsDeps extends CardPresentingDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
}

export function createCardSets(deps: CardSetsDeps): CardSets {
  return {
    frontsOf: repo.findFrontsOfNote,
    async withContent(drafts, signal) {
      const contents = await getContents(deps.content, drafts, signal);
      return drafts.map((draft, index) => ({
        ...draft,
        content: null,
        contentVersion: 0,
        ...contents[index],
      }));
    },
    async add(tx, { userId, generationId, noteId, drafts, courseName, courseKey, courseId }) {
      const time = getInstant(deps.clock.now());
      const rows = drafts.map(
        ({ kind, front, back, source, page, quote, content, contentVersion }, position) => ({
          id: newId(),
          userId,
          generationId,
          noteId,
          kind,
          front,
          back,
          position,
          state: 'draft' as const,
          content,
          contentVersion,
          sourcePage: page,
          sourceQuote: quote,
          madeBy: source === 'model' ? ('model' as const) : ('engine' as const),
          courseName,
          courseKey,
          courseId,
          createdAt: time,
          changedAt: time,
        }),
      );
      await repo.insertCards(tx, rows);
      await repo.insertFaces(
        tx,
        rows.flatMap((row) => getFaces(row, getOrdinals(row))),
      );
      await publishHint(tx, userId, { topic: 'card', id: null });
    },
    async ofGeneration(executor, generationId) {
      return presentCards(deps, executor, await repo.findCardsOfGeneration(executor, generationId));
    },
    async ofNote(executor, userId, noteId) {
      return presentCards(deps, executor, await repo.findOwnCardsOfNote(executor, userId, noteId));
    },
    async quotedOfNote(executor, userId, noteId) {
      const rows = await repo.findOwnCardsOfNote(executor, userId, noteId);
      return rows.flatMap(({ sourcePage: page, sourceQuote: quote, back }) =>
        page === null || quote === null ? [] : [{ page, quote, back }],
      );
    },
  };
}
