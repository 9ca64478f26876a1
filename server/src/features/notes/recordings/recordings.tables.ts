import { doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { SpokenSegment } from '../../../platform/transcription/transcript.ts';

export const recordingConsents = pgTable('recording_consents', {
  userId: uuid('user_id').primaryKey(),
  host: text().notNull(),
  givenAt: instant('given_at').notNull(),
});

export const transcriptionPieces = pgTable('transcription_pieces', {
  noteId: uuid('note_id').notNull(),
  number: integer().notNull(),
  startsAt: doublePrecision('starts_at').notNull(),
  seconds: doublePrecision(),
  segments: jsonb().$type<SpokenSegment[]>(),
});

export type PieceRow = typeof transcriptionPieces.$inferSelect;
