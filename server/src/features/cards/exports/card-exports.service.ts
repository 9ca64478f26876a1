/** Writes cards as files of other programs. */
import { Readable } from 'node:stream';
import type { exportCards } from '@akada/contract/material/flashcards/card-exports.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { ImportedCard, ImportedFace } from '@akada/core/cards/anki/imported-card.ts';
import { countedReviews, type GivenReview, type TakenBack } from '@akada/core/memory/fold-reviews.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import type { AnkiPackages } from '../../../platform/anki/anki-packages.ts';
import { packageEntries } from '../../../platform/anki/write/package-entries.ts';
import { getZip } from '../../../platform/archive/zip.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { FileContent } from '../../../platform/http/route.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import type { CardFaceRow, CardRow } from '../card/cards.tables.ts';
import { getDeckScope } from '../decks/deck-scope.service.ts';
import { ownForeignId } from '../imports/known-cards.service.ts';
import { ExportMedia, type ExportMediaDeps } from './export-media.service.ts';
import { findExportedCards, findExportedFaces } from './exported-cards.queries.ts';

export interface CardExportsDeps extends ExportMediaDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'states' | 'events'>;
  holds: QuestionHolds;
  anki: Pick<AnkiPackages, 'write' | 'writeText'>;
}

export type CardExports = ReturnType<typeof createCardExports>;

const maxCards = 50_000;

const mediaTypes = { apkg: 'application/zip', text: 'text/plain', csv: 'text/csv' } as const;

export function createCardExports(deps: CardExportsDeps) {
  const { anki, clock } = deps;
  return {
    /** @throws Fault `not_found` for a course that the caller is not in, `conflict` for no cards or too many */
    async write(
      userId: string,
      { format, ...deck }: QueryOf<typeof exportCards>,
      signal: AbortSignal,
    ): Promise<FileContent> {
      const { cards, media } = await readCards(deps, userId, deck);
      const file = {
        mediaType: mediaTypes[format],
        filename: `cards.${format === 'text' ? 'txt' : format}`,
      };
      if (format !== 'apkg') {
        const bytes = Buffer.from(await anki.writeText({ cards, format }, signal));
        return { ...file, bytes: bytes.length, stream: Readable.from([bytes], { objectMode: false }) };
      }
      const now = clock.now();
      const { collection, older } = await anki.write({ cards, now }, signal);
      return { ...file, stream: getZip(packageEntries(collection, older, media.files), now) };
    },
  };
}

async function readCards(
  deps: CardExportsDeps,
  userId: string,
  deck: Parameters<typeof getDeckScope>[2],
): Promise<{ cards: ImportedCard[]; media: ExportMedia }> {
  const { database, clock, holds } = deps;
  const { db } = database;
  const scope = await getDeckScope(db, userId, deck);
  const rows = await findExportedCards(db, scope, await shownCards(db, holds, userId), maxCards + 1);
  if (rows.length === 0) throw new Fault('conflict', 'There is no card to export here.');
  if (rows.length > maxCards)
    throw new Fault('conflict', `A file has ${maxCards.toLocaleString('en')} cards at most. Export a deck.`);

  const media = await ExportMedia.load(deps, rows);
  const today = localDay(clock.now(), await getZone(db, userId));
  const faces = await findExportedFaces(
    db,
    rows.map(({ id }) => id),
  );
  const progress = await readProgress(deps, userId, faces);
  const facesOfCard = Map.groupBy(faces, ({ cardId }) => cardId);
  const cards = rows.flatMap((row): ImportedCard[] => {
    const away = {
      suspended: row.suspended,
      buried: row.buriedUntil !== null && row.buriedUntil > today,
    };
    const exportedFaces = (facesOfCard.get(row.id) ?? []).map(
      ({ id, ordinal }): ImportedFace => ({ ordinal, ...progress(id), ...away }),
    );
    const exported = getExported(row, exportedFaces, media);
    return exported ? [exported] : [];
  });
  return { cards, media };
}

type Given = GivenReview & { tookMs: number };

async function readProgress(
  { database: { db }, memory }: CardExportsDeps,
  userId: string,
  faces: readonly CardFaceRow[],
) {
  const ids = faces.filter(({ met }) => met).map(({ id }) => id);
  const items = { itemKind: 'card' as const, ids };
  const states = new Map((await memory.states(db, userId, items)).map((row) => [row.itemId, row]));
  const events = Map.groupBy(await memory.events(db, userId, items), ({ itemId }) => itemId);
  return (faceId: string): Pick<ImportedFace, 'state' | 'reviews'> => {
    const state = states.get(faceId);
    if (!state) return { state: null, reviews: [] };

    const reviews = (events.get(faceId) ?? []).flatMap((event): (Given | TakenBack)[] => {
      const { id, cancels, grade, givenAt } = event;
      if (cancels !== null) return [{ id, cancels }];
      return grade === null ? [] : [{ ...event, grade, givenAt: Date.parse(givenAt) }];
    });
    return {
      state: { ...state, dueAt: state.dueAt === null ? null : Date.parse(state.dueAt) },
      reviews: countedReviews<Given>(reviews).map(({ grade, givenAt, localDay: day, tookMs }) => ({
        grade,
        givenAt,
        localDay: day,
        tookMs,
      })),
    };
  };
}

/** @returns null for a covered picture that was deleted */
function getExported(card: CardRow, faces: ImportedFace[], media: ExportMedia): ImportedCard | null {
  const [front, back] = [media.withNames(card.front), media.withNames(card.back)];
  const picture = card.occlusion && media.getName(card.occlusion.picture_id);
  if (card.occlusion && !picture) return null;

  const { id, kind, typed, flag, tags, deck, courseName, foreignId } = card;
  return {
    foreignId: foreignId ?? ownForeignId(id, kind === 'cloze' || kind === 'occlusion' ? 'n' : 0),
    changedAt: Date.parse(card.changedAt),
    kind,
    typed,
    front: front.text,
    back: back.text,
    occlusion:
      card.occlusion && picture
        ? { media: picture, hideAll: card.occlusion.hide_all, shapes: card.occlusion.shapes.map(getShape) }
        : null,
    tags,
    deck: (deck ?? courseName ?? 'Akada').split('::'),
    flag,
    faces,
    media: [...new Set([...front.names, ...back.names, ...(picture ? [picture] : [])])],
  };
}

function getShape({ points, angle, ...shape }: NonNullable<CardRow['occlusion']>['shapes'][number]) {
  return { ...shape, ...(points && { points }), ...(angle !== undefined && { angle }) };
}
