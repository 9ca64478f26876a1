/** Flashcards: what is on them, the decks in which they stand, and the decisions about new ones. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import {
  cardDecisions,
  cardKinds,
  cardLimits,
  cardStandings,
  cardStates,
  maxFlag,
  mineDeck,
} from '@akada/core/cards/card-rules.ts';
import { isDeckPath, tidyDeckPath } from '@akada/core/cards/deck-path.ts';
import { memoryPhases } from '@akada/core/memory/learning-steps.ts';
import * as z from 'zod/mini';
import { NamedCourse } from '../base/courses.ts';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, countedPageOf, DeviceTimeZone, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { Occlusion } from './flashcards/card-occlusion.ts';
import { CourseName, FileId } from './notes.ts';
import { Tag } from './question-fields.ts';
import { restorable } from './questions.ts';

export const CardKind = z.enum(cardKinds, 'Choose basic, reversed, cloze or occlusion');

/** The memory state of one side, from all its reviews; core/memory computes the next state from it. */
export const ReviewState = z.object({
  phase: z.enum(memoryPhases),
  /** Which step of learning comes next; 0 in reviews. */
  step: z.int(),
  /** The next time it is asked while it is being learned; null in reviews. */
  due_at: z.nullable(Timestamp),
  /** The card is in the queue from 04:00 of this day: YYYY-MM-DD. */
  due_day: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  reps: z.int(),
  lapses: z.int(),
});
export type ReviewState = z.output<typeof ReviewState>;

/** One question of a card. Faces of one card are siblings: only one a day is asked. */
export const CardFace = z.object({
  id: z.uuid(),
  /**
   * Basic cards have 0. Reversed cards have 0 to ask the front and 1 to ask the back. Cloze cards have the
   * number of the gap, pictures the group of their covers.
   */
  ordinal: z.int(),
  /** Null while it is new. */
  state: z.nullable(ReviewState),
});
export type CardFace = z.output<typeof CardFace>;

export const Card = z.object({
  id: z.uuid(),
  kind: CardKind,
  /** Markdown. For a cloze, the sentence with its gaps: `{{c1::answer::hint}}`. For a picture, the text above it, which may be empty. */
  front: z.string(),
  /** Markdown. For a cloze and a picture, the text shown below once it is turned, which may be empty. */
  back: z.string(),
  /** The rendered texts; null if each is one plain paragraph. */
  content: z.nullable(z.object({ front: SentTree, back: SentTree })),
  /** The covered picture of an occlusion card; null for other kinds. */
  occlusion: z.nullable(Occlusion),
  /** True if the answer is typed before the card is turned. */
  typed: z.boolean(),
  tags: z.array(z.string()),
  /** 0 to 7; 0 is no flag. */
  flag: z.int(),
  /** A deck of its owner, as `Biology::Cells`; null if the card is only in the deck of its course or note. */
  deck: z.nullable(z.string()),
  state: z.enum(cardStates),
  suspended: z.boolean(),
  /** Not asked before this day, as YYYY-MM-DD; null for none. */
  buried_until: z.nullable(z.string()),
  /** The note that it is of; null for none. */
  file_id: z.nullable(z.uuid()),
  /** Null also for a note that was deleted. */
  note_title: z.nullable(z.string()),
  course_name: z.nullable(z.string()),
  /** The same as the course of a file. */
  course: z.nullable(NamedCourse),
  /** The passage of its note that supports it; null if unknown. */
  source: z.nullable(z.object({ file_id: z.uuid(), page: z.int(), quote: z.string() })),
  /** The set that it was made in; null for none. */
  generation_id: z.nullable(z.uuid()),
  /** The question that it was made of; null for none. */
  question_id: z.nullable(z.uuid()),
  /** The maker: a language model, or the engine of this installation; null if its owner wrote it. */
  made_by: z.nullable(z.enum(['model', 'engine'])),
  faces: z.array(CardFace),
  /** True if the student failed one of its faces so often that the card should be rewritten. */
  leech: z.boolean(),
  /** Raised by each edit. */
  version: z.int(),
  created_at: Timestamp,
  changed_at: Timestamp,
});
export type Card = z.output<typeof Card>;

const deckTooLong = `A deck has at most ${cardLimits.deckLevels} levels of ${cardLimits.deckName} characters`;

/** Levels are separated by `::`. */
export const DeckPath = z.string('Name the deck').check(
  z.maxLength(1_000, deckTooLong),
  z.overwrite(tidyDeckPath),
  z.refine((path) => isDeckPath(path), deckTooLong),
);

const sideTooLong = `Keep each side under ${cardLimits.side.toLocaleString('en')} characters`;

const cardFields = {
  kind: CardKind,
  /** Only the front of a picture may be empty. */
  front: z.string('Write the front').check(z.trim(), z.maxLength(cardLimits.side, sideTooLong)),
  back: z.string('Write the back').check(z.trim(), z.maxLength(cardLimits.side, sideTooLong)),
  tags: z._default(
    z.array(Tag, 'Give the tags').check(z.maxLength(cardLimits.tags, `Give at most ${cardLimits.tags} tags`)),
    [],
  ),
  /** A picture needs it, and no other kind has it. */
  occlusion: z.optional(z.nullable(Occlusion)),
  /** Omitted: as it is, and not typed for a new card. */
  typed: z.optional(z.boolean('Say yes or no')),
  /** Omitted: as it is, and none for a new card. Empty removes the card from its deck. */
  deck: z.optional(DeckPath),
};

export const Flag = z
  .int('Choose a flag')
  .check(z.minimum(0, 'Choose a flag'), z.maximum(maxFlag, 'Choose a flag'));

/** `mine` for cards of no course. */
export const DeckCourse = z.union([z.literal(mineDeck), z.uuid()], 'Choose a course');

/** A course or `mine`; a deck of it, which is a note; one of the student's own decks; none of them for all cards. */
export const deckFields = {
  course_id: z.optional(DeckCourse),
  deck_id: z.optional(FileId),
  /** The path of an own deck, with the decks inside it. */
  deck: z.optional(DeckPath),
};

const card = { kind: 'card', in: 'params', field: 'id' } as const;

export const listCards = endpoint({
  id: 'cards.list',
  summary: 'My flashcards, those made last first, those of one set in their order',
  method: 'GET',
  path: '/student-tools/generated-flashcards',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...pagingFields,
    /** The last card of the previous page: every page costs the same, however far down it is. `skip` counts from it. */
    after: z.optional(z.uuid('Give a card')),
    ...deckFields,
    /** Like `deck_id`, for this note. */
    file_id: z.optional(FileId),
    generation_id: z.optional(z.uuid('Choose a set')),
    state: z.optional(z.enum(cardStandings, 'Choose how the cards stand')),
    tag: z.optional(Tag),
    /** Words, and conditions such as `tag:` and `is:due`: `core/cards/search`. Words without a meaning are omitted. */
    search: z._default(
      z.string().check(z.trim(), z.maxLength(cardLimits.search, 'Search for fewer words')),
      '',
    ),
    zone: DeviceTimeZone,
  }),
  responses: { 200: countedPageOf(Card) },
  timeoutMs: timeoutsMs.cardList,
});

export const getCard = endpoint({
  id: 'cards.get',
  summary: 'One of my flashcards',
  method: 'GET',
  path: '/student-tools/flashcard/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: card,
  params: IdParams,
  responses: { 200: Card },
});

export const createCard = endpoint({
  id: 'cards.create',
  summary: 'Write a flashcard, by hand or of a text that was selected in a note',
  method: 'POST',
  path: '/flashcards',
  access: 'student',
  effect: 'key',
  body: z.strictObject({
    ...cardFields,
    /** An empty name means the note's course, or none. */
    course_name: CourseName,
    file_id: z.optional(FileId),
    /** The selected text of the note, and its page. */
    quote: z.optional(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(cardLimits.quote, 'Select a shorter text')),
    ),
    page: z.optional(z.int('Give the page').check(z.minimum(1), z.maximum(100_000))),
  }),
  responses: { 201: Card },
});

export const editCard = endpoint({
  id: 'cards.edit',
  summary:
    'Change a flashcard. Changed by another edit since: 409, with the present card in `detail.card`. What is known of a face that stays is kept',
  method: 'PUT',
  path: '/student-tools/flashcard/{id}',
  access: 'student',
  effect: 'natural',
  object: card,
  params: IdParams,
  body: z.strictObject({
    ...cardFields,
    /** Omitted keeps the course; empty removes it. */
    course_name: z.optional(z.string().check(z.trim(), z.maxLength(120, 'Course name is too long'))),
    /** The version that the editor saw. */
    version: z.int('Say which version was changed').check(z.minimum(1), z.maximum(2_147_483_647)),
  }),
  responses: { 200: Card },
});

export const changeCardStanding = endpoint({
  id: 'cards.change_standing',
  summary:
    'Flag a card, or ask it no more, or not before tomorrow, or again; an omitted field stays as it is',
  method: 'PUT',
  path: '/student-tools/flashcard/{id}/standing',
  access: 'student',
  effect: 'natural',
  object: card,
  params: IdParams,
  body: z.strictObject({
    suspended: z.optional(z.boolean('Say yes or no')),
    /** Until the next day begins, at 04:00. */
    buried: z.optional(z.boolean('Say yes or no')),
    /** 0 removes it. */
    flag: z.optional(Flag),
    zone: DeviceTimeZone,
  }),
  responses: { 200: Card },
});

export const deleteCard = endpoint({
  id: 'cards.delete',
  summary: 'Delete a flashcard; for an hour it can be restored, with all that is known of it',
  method: 'DELETE',
  path: '/student-tools/flashcard/{id}',
  access: 'student',
  effect: 'natural',
  object: card,
  params: IdParams,
  responses: { 204: null },
});

export const restoreCard = endpoint({
  id: 'cards.restore',
  summary: 'Take the deletion of a flashcard back, for an hour',
  method: 'POST',
  path: '/student-tools/flashcard/{id}/restore',
  access: 'student',
  effect: 'natural',
  object: card,
  params: IdParams,
  responses: { 200: Card },
});

export const DeletedCard = z.object({ id: z.uuid(), front: z.string(), ...restorable });
export type DeletedCard = z.output<typeof DeletedCard>;

export const listDeletedCards = endpoint({
  id: 'cards.list_deleted',
  summary: 'My flashcards that were deleted or dropped and can be restored, the last one first, at most 100',
  method: 'GET',
  path: '/student-tools/deleted-flashcards',
  access: 'student',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ items: z.array(DeletedCard) }) },
});

const CardDecision = z.strictObject({
  card_id: z.uuid(),
  /** `keep` has it asked, `drop` deletes it, `undecided` puts it back on the stack. */
  decision: z.enum(cardDecisions, 'Choose keep, drop or undecided'),
});

export const decideCards = endpoint({
  id: 'cards.decide',
  summary:
    'Keep or drop cards of the new stack, or take a decision back; of two about one card the later one in the list counts. Cards that are gone are left out of the answer',
  method: 'POST',
  path: '/flashcards/decisions',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    decisions: z
      .array(CardDecision, 'Name the cards')
      .check(
        z.minLength(1, 'Name at least one card'),
        z.maxLength(cardLimits.decisions, `Name at most ${cardLimits.decisions} cards`),
      ),
  }),
  responses: { 200: z.object({ decided: z.array(CardDecision) }) },
});

export const createCardsOfQuestions = endpoint({
  id: 'cards.of_questions',
  summary:
    'Cards of questions that I may practise, by their ids or all that I missed in an exam: the question and its answer, without options. A question has one card, however often it is asked for',
  method: 'POST',
  path: '/flashcards/of-questions',
  access: 'student',
  effect: 'natural',
  /** Either `question_ids` or `exam_id`. */
  body: z.strictObject({
    question_ids: z.optional(
      z
        .array(z.uuid(), 'Choose questions')
        .check(
          z.minLength(1, 'Choose at least one question'),
          z.maxLength(cardLimits.questions, `Choose at most ${cardLimits.questions} questions`),
        ),
    ),
    exam_id: z.optional(z.uuid('Choose an exam')),
  }),
  responses: {
    200: z.object({
      cards: z.array(Card),
      /** The number of cards made by this call. */
      made: z.int(),
      /** The number of questions omitted because an exam that the caller sits or may sit asks them. */
      held_back: z.int(),
    }),
  },
});

/** The number of faces in a deck, without drafts and suspended cards. */
const deckCounts = {
  /** Due today, before the caps of a day. */
  due: z.int(),
  /** Being learned, due today. */
  learning: z.int(),
  new: z.int(),
  total: z.int(),
};

export const Deck = z.object({
  kind: z.enum(['course', 'note', 'mine']),
  /** `mine`, or the id of the course or the note. */
  id: z.string(),
  title: z.string(),
  /** The course of a note's cards; null for `mine`. */
  course_id: z.nullable(z.uuid()),
  /** The cloth of its note or course; null for `mine`. */
  cloth: z.nullable(Cloth),
  ...deckCounts,
  /** New cards that wait for a decision. */
  drafts: z.int(),
  /** The next day on which a card is due, as YYYY-MM-DD: today while a card is due, null if none is scheduled. */
  next_due: z.nullable(z.string()),
});
export type Deck = z.output<typeof Deck>;

/** A deck that its owner has named. */
export const OwnDeck = z.object({ path: z.string(), ...deckCounts });
export type OwnDeck = z.output<typeof OwnDeck>;

export const listDecks = endpoint({
  id: 'cards.decks',
  summary:
    'My decks: courses by name, then cards of no course, each with those of its notes behind it. A card of a note counts in both',
  method: 'GET',
  path: '/student-tools/flashcards/decks',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({ zone: DeviceTimeZone }),
  responses: {
    200: z.object({
      items: z.array(Deck),
      /** Totals of all decks, each card counted once. */
      all: z.object({ ...deckCounts, drafts: z.int() }),
      /** Own decks by their paths, each with the decks around it, at most 500. A deck counts the decks inside it. */
      own_decks: z.array(OwnDeck),
      /** Tags of my cards, those used most first, at most 100. */
      tags: z.array(z.string()),
    }),
  },
  timeoutMs: timeoutsMs.cardList,
});
