// Runs in a child process: reads an Anki package of any generation, which anyone may have written.
import type { AnkiCard } from '@akada/core/cards/anki/anki-collection.ts';
import { mapNote } from '@akada/core/cards/anki/map-note.ts';
import type {
  MediaFile,
  MediaToRead,
  PackagePage,
  PackageToRead,
  ReadMedia,
  ReadPackage,
} from '../anki-import.ts';
import { readClock } from '../collection/collection-clock.ts';
import { readDecks } from '../collection/decks.ts';
import { readNoteTypes } from '../collection/note-types.ts';
import { assertSize, readCards, readNotes, readReviews } from '../collection/notes.ts';
import { type Collection, withCollection } from '../collection/open-collection.ts';
import { createFieldReader } from '../fields/read-field.ts';
import { type OpenPackage, withAnkiPackage } from '../package/anki-package.ts';
import type { MediaList } from '../package/media-list.ts';
import { UnreadablePackage } from '../package-problem.ts';

/** @returns one page of mapped notes, or the reason why nothing can be read */
export async function readPackage(input: PackageToRead): Promise<ReadPackage> {
  return withProblem(async () => {
    const { file, media } = await withAnkiPackage(input.path, async (opened) => ({
      file: await opened.collection(),
      media: opened.media,
    }));
    return { ok: true, page: withCollection(file, (collection) => mapPage(collection, media, input)) };
  });
}

/** @returns the content of the files, one after the other, as far as `maxBytes` go */
export async function readMedia({ path, names, maxBytes }: MediaToRead): Promise<ReadMedia> {
  return withProblem(() =>
    withAnkiPackage(path, async (opened) => {
      const files: MediaFile[] = [];
      let left = maxBytes;
      for (const name of names) {
        if (left <= 0) break;
        const file = await readMediaFile(opened, name);
        files.push(file);
        left -= file.ok ? file.bytes.length : 0;
      }
      return { ok: true, files };
    }),
  );
}

async function readMediaFile({ media, mediaFile }: OpenPackage, name: string): Promise<MediaFile> {
  const entry = media.entries.get(name);
  if (entry === undefined) return { name, ok: false, problem: 'damaged' };
  try {
    return { name, ok: true, bytes: await mediaFile(entry) };
  } catch (error) {
    if (error instanceof UnreadablePackage) return { name, ok: false, problem: error.reason };
    throw error;
  }
}

async function withProblem<Result>(
  read: () => Promise<Result>,
): Promise<Result | { ok: false; problem: UnreadablePackage['reason'] }> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadablePackage) return { ok: false, problem: error.reason };
    throw error;
  }
}

function mapPage(collection: Collection, media: MediaList, input: PackageToRead): PackagePage {
  const counts = assertSize(collection);
  const found = readNotes(collection, input.afterNote, input.notes + 1);
  const notes = found.slice(0, input.notes);
  const cards = readCards(collection, new Set(notes.map(({ id }) => id)));
  const reviews = input.isPreview ? new Map() : readReviews(collection, new Set(cardIds(cards)));
  const noteTypes = new Map(readNoteTypes(collection).map((type) => [type.id, type]));
  const context = {
    clock: readClock(collection),
    decks: new Map(readDecks(collection).map((deck) => [deck.id, deck])),
    readField: createFieldReader(new Set(media.entries.keys())),
    timeZone: input.timeZone,
    now: input.now,
  };
  const page: PackagePage = {
    counts: { ...counts, media: media.entries.size, rejectedMedia: media.rejected },
    noteTypes: [],
    cards: [],
    omitted: {},
    remarks: {},
    nextAfterNote: found.length > notes.length ? (notes.at(-1)?.id ?? null) : null,
  };
  const notesOfType = new Map<string, number>();
  for (const note of notes) {
    const noteType = noteTypes.get(note.noteTypeId);
    const name = noteType?.name ?? '';
    notesOfType.set(name, (notesOfType.get(name) ?? 0) + 1);
    const siblings = cards.get(note.id) ?? [];
    const siblingCards = input.isPreview ? siblings.map(withRoughMemory) : siblings;
    const mapped = mapNote({ note, noteType, cards: siblingCards, reviews }, context);
    page.cards.push(...mapped.cards);
    for (const reason of mapped.omitted) page.omitted[reason] = (page.omitted[reason] ?? 0) + 1;
    for (const remark of mapped.remarks) page.remarks[remark] = (page.remarks[remark] ?? 0) + 1;
  }
  page.noteTypes = [...notesOfType].map(([type, count]) => ({ name: type, notes: count }));
  return page;
}

const roughMemory = { stability: 1, difficulty: 5 };

/** Without its reviews a card in learning would count as a new one. */
const withRoughMemory = (card: AnkiCard): AnkiCard => ({ ...card, memory: card.memory ?? roughMemory });

function* cardIds(cards: ReadonlyMap<number, readonly AnkiCard[]>): Generator<number> {
  for (const siblings of cards.values()) for (const { id } of siblings) yield id;
}
