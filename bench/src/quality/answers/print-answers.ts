/** Asks the offline assistant the questions of a folder and prints how often the right passage is quoted first. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFollowUp } from '@akada/core/assistant/passages/question-words.ts';
import { isCovered, rankPassages } from '@akada/core/assistant/passages/rank-passages.ts';
import { getPassages } from '@akada/core/language-model/note-passages.ts';
import { readNote } from '../notes/read-note.ts';
import { STUDENT_NOTES } from '../notes/student-note.ts';

/** Folder of questions, next to their notes or with the names of student notes. */
export const QUESTIONS_FOLDER = fileURLToPath(new URL('../../../asked-notes', import.meta.url));

interface NoteQuestion {
  ask: string;
  /** Parts of the note. The first quote has at least one; null if the note has no answer. */
  says: string | string[] | null;
  /** The question before it in the conversation. */
  previous?: string;
}

const count = { right: 0, answerable: 0, rejected: 0, without: 0 };

/** @param paths folders of notes with questions */
export async function printAnswers(paths: readonly string[]): Promise<void> {
  for (const folder of paths)
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort())
      await askNote(folder, parse(file).name);
  const { right, answerable, rejected, without } = count;
  console.log(
    `\nright passage first: ${right} of ${answerable}; rejected without an answer: ${rejected} of ${without}`,
  );
}

async function askNote(folder: string, name: string): Promise<void> {
  const path = [folder, STUDENT_NOTES]
    .flatMap((directory) => ['.md', '.txt'].map((ending) => join(directory, name + ending)))
    .find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${name} has questions and no note`);

  const passages = getPassages(await readNote(path));
  const questions = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as NoteQuestion[];
  console.log(`\n${name}`);
  for (const { ask, says, previous = null } of questions) {
    const searchQuestion = { question: ask, previous: isFollowUp(ask) ? previous : null };
    const { passages: ranked, coverage } = rankPassages(searchQuestion, passages, 1);
    const quote = isCovered(coverage) ? (ranked[0]?.quote ?? null) : null;
    const isRight = says === null ? quote === null : [says].flat().some((part) => quote?.includes(part));
    if (says === null) count.without += 1;
    else count.answerable += 1;
    if (isRight) count[says === null ? 'rejected' : 'right'] += 1;
    else console.log(`  ${ask}\n    ${quote?.replace(/\s*\n\s*/g, ' | ') ?? 'no answer'}`);
  }
}
