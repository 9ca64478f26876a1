import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type QuestionKind, questionKinds } from '@akada/core/generation/question-draft.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import { readNote } from './read-note.ts';

/** The notes of the repository. */
export const STUDENT_NOTES = fileURLToPath(new URL('../../../student-notes', import.meta.url));

/** A reader's labels of a note, without its questions. */
export interface NoteLabels {
  /** The number of facts in the note. */
  facts: number;
  /** The forms of question that its structure carries. */
  kinds: QuestionKind[];
  /** The terms that a teacher would ask for, as the note writes them. */
  keyTerms: string[];
}

export interface StudentNote extends NoteLabels {
  name: string;
  document: StudyDocument;
}

/**
 * Reads every note of a folder as the product reads an upload, and the JSON file next to it.
 *
 * @throws Error that names the file if a note is not readable or its labels are not complete
 */
export async function readStudentNotes(folder: string): Promise<StudentNote[]> {
  const names = readdirSync(folder).filter((name) => /\.(?:txt|md)$/.test(name) && name !== 'README.md');
  const notes: StudentNote[] = [];
  for (const filename of names.sort()) {
    const { name } = parse(filename);
    notes.push({
      name,
      document: await readNote(join(folder, filename)),
      ...labelsAt(join(folder, `${name}.json`)),
    });
  }
  return notes;
}

function labelsAt(path: string): NoteLabels {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const { facts, kinds, key_terms: keyTerms } = (json ?? {}) as Record<string, unknown>;
  if (typeof facts !== 'number' || !isTexts(kinds) || !isTexts(keyTerms))
    throw new Error(`${path} holds no labels: facts, kinds and key_terms are needed`);

  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined) throw new Error(`${path} names "${unknown}", which is no kind of question`);
  return { facts, kinds: kinds.filter(isKind), keyTerms };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((member) => typeof member === 'string');
}

function isKind(kind: string): kind is QuestionKind {
  return questionKinds.some((known) => known === kind);
}
