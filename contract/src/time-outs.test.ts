/** The client's time limit for each endpoint (specification, section 9). */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { expect, test } from 'vitest';
import { endpointTable } from './table.ts';

const expected = new Map<string, number>([
  ['accounts.login', 5_000],
  ['notes.upload', 120_000],
  ['settings.save_picture', 120_000],
  ['question_pictures.add', 120_000],
  ['card_sounds.add', 120_000],
  ['messages.attach_file', 120_000],
  ['assignments.start', 30_000],
  ['cards.import', 120_000],
  ['cards.export', 60_000],
  ['exchange.import', 120_000],
  ['exchange.export', 60_000],
  ['exchange.preview', 60_000],
  ['generation.mcqs', 180_000],
  ['generation.flashcards', 180_000],
  ['generation.guide', 600_000],
  ['guides.regenerate_section', 60_000],
  ['cards.list', 30_000],
  ['cards.decks', 30_000],
  ['cards.stored', 30_000],
  ['cards.measure_stored', 30_000],
  ['generation.replace_question', 60_000],
  ['generation.topics', 60_000],
  ['coverage.get', 60_000],
  ['coverage.get_part', 60_000],
  ['questions.edit_question', 60_000],
  ['sharing.received_get', 60_000],
  ['sharing.copy', 60_000],
  ['papers.propose_marks', 60_000],
  ['past_papers.read', 60_000],
  ['past_papers.practise', 60_000],
  ['paper_imports.read', 120_000],
  ['paper_imports.read_answers', 120_000],
  ['paper_imports.import', 60_000],
  ['admin.export_users', 60_000],
  ['admin.export_audit', 60_000],
  ['admin_sessions.export', 60_000],
  ['catalog_admin.export', 60_000],
  ['admin_questions.export', 60_000],
  ['admin.change_users', 60_000],
  ['catalog_admin.change_courses', 60_000],
]);

test.each(endpointTable.map((endpoint) => [endpoint.id, endpoint.timeoutMs ?? timeoutsMs.ordinary] as const))(
  '%s waits %i ms',
  (id, timeoutMs) => {
    expect(timeoutMs).toBe(expected.get(id) ?? 15_000);
  },
);

test('every name above is an endpoint', () => {
  const ids = new Set(endpointTable.map(({ id }) => id));
  expect([...expected.keys()].filter((id) => !ids.has(id))).toEqual([]);
});
