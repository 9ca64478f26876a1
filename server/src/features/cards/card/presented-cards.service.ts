import type { Card, ReviewState } from '@akada/contract/material/cards.ts';
import { leechLapses } from '@akada/core/cards/card-rules.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { getCourses } from '../../courses/course-texts/course-texts.service.ts';
import type { ItemMemory, MemoryService } from '../../memory/memory.service.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import { findFacesOf } from './cards.repo.ts';
import type { CardRow } from './cards.tables.ts';

export interface CardPresentingDeps {
  memory: Pick<MemoryService, 'states'>;
  notes: Pick<NotesService, 'titlesOf'>;
}

/** @param rows of one person @returns them as their owner sees them, in their order */
export async function presentCards(
  { memory, notes }: CardPresentingDeps,
  executor: Executor,
  rows: readonly CardRow[],
): Promise<Card[]> {
  const [first] = rows;
  if (!first) return [];

  const { userId } = first;
  const noteIds = [...new Set(rows.flatMap(({ noteId }) => noteId ?? []))];
  const [faces, titles, courses] = await Promise.all([
    findFacesOf(
      executor,
      rows.map(({ id }) => id),
    ),
    notes.titlesOf(executor, noteIds),
    getCourses(executor, userId, rows),
  ]);
  const ids = faces.map(({ id }) => id);
  const states = await memory.states(executor, userId, { itemKind: 'card', ids });
  const stateOf = new Map(states.map((state) => [state.itemId, state]));
  const facesOf = Map.groupBy(faces, ({ cardId }) => cardId);
  return rows.map((row) => {
    const ownItems = (facesOf.get(row.id) ?? []).map(({ id, ordinal }) => ({
      id,
      ordinal,
      state: presentState(stateOf.get(id)),
    }));
    return presentCard(row, ownItems, {
      title: row.noteId === null ? null : (titles.get(row.noteId) ?? null),
      course: courses.of(row),
    });
  });
}

function presentCard(
  row: CardRow,
  faces: Card['faces'],
  { title, course }: { title: string | null; course: Card['course'] },
): Card {
  const { noteId, sourcePage: page, sourceQuote: quote } = row;
  return {
    id: row.id,
    kind: row.kind,
    front: row.front,
    back: row.back,
    content: row.content,
    occlusion: row.occlusion,
    typed: row.typed,
    tags: row.tags,
    flag: row.flag,
    deck: row.deck,
    state: row.state,
    suspended: row.suspended,
    buried_until: row.buriedUntil,
    file_id: noteId,
    note_title: title,
    course_name: row.courseName,
    course,
    source: noteId === null || page === null || quote === null ? null : { file_id: noteId, page, quote },
    generation_id: row.generationId,
    question_id: row.questionId,
    made_by: row.madeBy,
    faces,
    leech: faces.some(({ state }) => (state?.lapses ?? 0) >= leechLapses),
    version: row.version,
    created_at: row.createdAt,
    changed_at: row.changedAt,
  };
}

/** @returns null for a new face */
export function presentState(state: ItemMemory | undefined): ReviewState | null {
  if (state === undefined) return null;
  return {
    phase: state.phase,
    step: state.step,
    due_at: state.dueAt,
    due_day: state.dueDay,
    first_day: state.firstDay,
    last_day: state.lastDay,
    stability: state.stability,
    difficulty: state.difficulty,
    reps: state.reps,
    lapses: state.lapses,
  };
}
