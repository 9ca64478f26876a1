/** Decks follow from the cards: one for each course, one for cards of none, and in each of them one for each note. */
import type { Deck, listDecks, OwnDeck } from '@akada/contract/material/cards.ts';
import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { mineDeck } from '@akada/core/cards/card-rules.ts';
import { deckLevels } from '@akada/core/cards/deck-path.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { getZone } from '../../accounts/accounts.ts';
import { getCourses, type NamedCourse } from '../../courses/course-texts/course-texts.service.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import { countDecks, type DeckCount, findTags } from './decks.queries.ts';

export interface DecksDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'statesOfKind'>;
  notes: Pick<NotesService, 'titlesOf' | 'clothsOf'>;
  holds: QuestionHolds;
}

/** @param zone of the device; the account's own where absent */
export type ListDecks = (userId: string, zone: string | undefined) => Promise<SuccessOf<typeof listDecks>>;

export function createDecks({ database: { db }, clock, memory, notes, holds }: DecksDeps): ListDecks {
  return async (userId, zone) => {
    const day = localDay(clock.now(), zone ?? (await getZone(db, userId)));
    const own = { userId, shown: await shownCards(db, holds, userId) };
    const states = memory.statesOfKind(userId, 'card');
    const [counts, tags] = await Promise.all([countDecks(db, { ...own, day, states }), findTags(db, own)]);
    const noteIds = [...new Set(counts.flatMap(({ noteId }) => noteId ?? []))];
    const [titles, cloths, courses, joined] = await Promise.all([
      notes.titlesOf(db, noteIds),
      notes.clothsOf(userId, noteIds),
      getCourses(db, userId, counts),
      joinedCourses(db, userId),
    ]);
    const clothOf = new Map(
      joined.map(({ id, clothSeed, clothColour }) => [
        id,
        { cloth_seed: clothSeed, cloth_colour: clothColour },
      ]),
    );
    const byCourse = Map.groupBy(counts, (count) => courses.of(count)?.id ?? mineDeck);
    const named = [...byCourse.values()].flatMap(([first]) => (first ? (courses.of(first) ?? []) : []));
    const inOrder = [...named.sort((one, other) => one.name.localeCompare(other.name, 'en')), null];
    return {
      items: inOrder.flatMap((course) => {
        const ownDeckCounts = byCourse.get(course?.id ?? mineDeck) ?? [];
        return ownDeckCounts.length === 0
          ? []
          : [
              deckOfCourse(
                course && { ...course, cloth: clothOf.get(course.id) ?? null },
                ownDeckCounts,
                day,
              ),
              ...decksOfNotes(course, ownDeckCounts, { titles, cloths, day }),
            ];
      }),
      all: getCounts(counts),
      own_decks: getOwnDecks(counts),
      tags,
    };
  };
}

function deckOfCourse(
  course: (NamedCourse & Pick<Deck, 'cloth'>) | null,
  counts: readonly DeckCount[],
  day: string,
): Deck {
  const deck = course
    ? {
        kind: 'course' as const,
        id: course.id,
        title: course.name,
        course_id: course.id,
        cloth: course.cloth,
      }
    : { kind: 'mine' as const, id: mineDeck, title: 'My own cards', course_id: null, cloth: null };
  return { ...deck, ...getCounts(counts), next_due: nextDue(counts, day) };
}

/** A deleted note has no deck: its cards belong to their course. */
function decksOfNotes(
  course: NamedCourse | null,
  counts: readonly DeckCount[],
  {
    titles,
    cloths,
    day,
  }: { titles: ReadonlyMap<string, string>; cloths: ReadonlyMap<string, Cloth>; day: string },
): Deck[] {
  return [...Map.groupBy(counts, ({ noteId }) => noteId)]
    .flatMap(([noteId, own]): Deck[] => {
      const title = noteId === null ? undefined : titles.get(noteId);
      if (noteId === null || title === undefined) return [];
      const deck = {
        kind: 'note' as const,
        id: noteId,
        title,
        course_id: course?.id ?? null,
        cloth: cloths.get(noteId) ?? null,
      };
      return [{ ...deck, ...getCounts(own), next_due: nextDue(own, day) }];
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

const maxOwnDecks = 500;

/** @returns own decks and the decks around them, by their paths */
function getOwnDecks(counts: readonly DeckCount[]): OwnDeck[] {
  const levels = counts.flatMap((count) =>
    count.path === null ? [] : deckLevels(count.path).map((path) => ({ path, count })),
  );
  return [...Map.groupBy(levels, ({ path }) => path)]
    .map(([path, inside]) => {
      const { drafts: _, ...sums } = getCounts(inside.map(({ count }) => count));
      return { path, ...sums };
    })
    .sort((one, other) => one.path.localeCompare(other.path, 'en'))
    .slice(0, maxOwnDecks);
}

function getCounts(
  counts: readonly DeckCount[],
): Pick<Deck, 'due' | 'learning' | 'new' | 'total' | 'drafts'> {
  const sum = (of: 'due' | 'learning' | 'new' | 'total' | 'drafts') =>
    counts.reduce((total, count) => total + count[of], 0);
  return {
    due: sum('due'),
    learning: sum('learning'),
    new: sum('new'),
    total: sum('total'),
    drafts: sum('drafts'),
  };
}

function nextDue(counts: readonly DeckCount[], day: string): string | null {
  const { due, learning, new: fresh } = getCounts(counts);
  if (due + learning + fresh > 0) return day;
  return counts.flatMap(({ nextDay }) => nextDay ?? []).sort()[0] ?? null;
}
