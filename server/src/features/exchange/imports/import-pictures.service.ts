/**
 * Re-encodes and stores the pictures of a file, and puts their ids into the texts. A file that is not a
 * picture is reported and omitted.
 */
import type { ImportRemark } from '@akada/contract/work/exchange.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { changeTexts, getBodyTexts } from '../../../platform/question-files/bodies/body-texts.ts';
import type {
  FilePassage,
  FileQuestion,
  QuestionFile,
} from '../../../platform/question-files/question-file.ts';
import { getProblem } from '../../../platform/question-files/question-problems.ts';
import type { QuestionPictures } from '../../questions/pictures/question-pictures.service.ts';

/** The limit exists because each picture costs a process: this many take half a minute. */
const mostPictures = 300;

/** The id of a picture of the file, or the reason why there is none. */
type StoredPicture = { id: string } | { problem: string };

type Questions = QuestionFile['questions'];

export interface IllustratedFile {
  questions: Questions;
  passages: FilePassage[];
  /** Questions that say too little without a picture that could not be stored. */
  errors: ImportRemark[];
  warnings: ImportRemark[];
}

export interface PictureStoring {
  pictures: Pick<QuestionPictures, 'save' | 'check'>;
  userId: string;
  /** Nothing is stored of a dry run. */
  dryRun: boolean;
}

/** @param signal gives up; the promise rejects */
export async function withStoredPictures(
  { questions, passages, pictures }: Pick<QuestionFile, 'questions' | 'passages' | 'pictures'>,
  storing: PictureStoring,
  signal: AbortSignal,
): Promise<IllustratedFile> {
  const shown = new Set(
    [...questions.flatMap(getTexts), ...passages.map(({ text }) => text)].flatMap(findIndexes),
  );
  const stored = new Map<number, StoredPicture>();
  for (const index of shown) {
    const bytes = pictures[index]?.bytes;
    stored.set(index, await save(bytes, stored.size, storing, signal));
  }
  const { warnings, ...made } = illustrated(questions, stored);
  const ofPassages = new Set(passages.flatMap(({ text }) => findProblems([text], stored)));
  return {
    ...made,
    passages: passages.map((passage) => ({ ...passage, text: written(passage.text, stored) })),
    warnings: [...Array.from(ofPassages, (message) => ({ line: 0, message })), ...warnings],
  };
}

async function save(
  bytes: Uint8Array | undefined,
  previous: number,
  { pictures, userId, dryRun }: PictureStoring,
  signal: AbortSignal,
): Promise<StoredPicture> {
  signal.throwIfAborted();
  if (previous >= mostPictures)
    return { problem: `A file can have at most ${mostPictures} pictures. This one was left out.` };
  if (bytes === undefined) return { problem: 'A picture is not in the file, so it was left out.' };

  const encode = async () => {
    if (!dryRun) return pictures.save(userId, bytes, signal);
    const checked = await pictures.check(userId, bytes, signal);
    return checked.ok ? { ok: true as const, id: noPicture } : checked;
  };
  const created = await encode().catch(asProblem);
  if ('problem' in created) return created;
  if (created.ok) return { id: created.id };
  return created.reason === 'type'
    ? { problem: 'A picture is not a JPEG, PNG, WebP or AVIF file, so it was left out.' }
    : { problem: 'A picture cannot be read, so it was left out.' };
}

/** Reports the limit of pictures for an account as a problem of the file. */
function asProblem(error: unknown): { problem: string } {
  if (error instanceof Fault && error.code === 'conflict') return { problem: error.message };
  throw error;
}

/** The placeholder in texts of a dry run, which are not stored. */
const noPicture = '00000000-0000-4000-8000-000000000000';

function illustrated(
  questions: Questions,
  stored: ReadonlyMap<number, StoredPicture>,
): Omit<IllustratedFile, 'passages'> {
  const errors: ImportRemark[] = [];
  const warnings: ImportRemark[] = [];
  const whole = questions.filter((question) => getProblems(question, stored).length === 0);
  if (whole.length === questions.length)
    return { questions: questions.map((question) => withIds(question, stored)), errors, warnings };

  const taken = questions.flatMap((question) => {
    const { line } = question;
    const problems = getProblems(question, stored);
    const changed = withIds(question, stored);
    const isWhole = problems.length === 0 || getProblem(changed) === null;
    if (!isWhole)
      errors.push({ line, message: 'Its pictures cannot be read, and without them it says too little.' });
    else warnings.push(...problems.map((message) => ({ line, message })));
    return isWhole ? [changed] : [];
  });
  return { questions: taken, errors, warnings };
}

function getProblems(question: FileQuestion, stored: ReadonlyMap<number, StoredPicture>): string[] {
  return findProblems(getTexts(question), stored);
}

function findProblems(texts: readonly string[], stored: ReadonlyMap<number, StoredPicture>): string[] {
  const problems = texts.flatMap(findIndexes).flatMap((index) => {
    const picture = stored.get(index);
    return picture !== undefined && 'problem' in picture ? [picture.problem] : [];
  });
  return [...new Set(problems)];
}

function withIds<Question extends FileQuestion>(
  question: Question,
  stored: ReadonlyMap<number, StoredPicture>,
): Question {
  const { stem, explanation, options, body } = question;
  return {
    ...question,
    body: body && changeTexts(body, (text) => written(text, stored)),
    stem: written(stem, stored),
    explanation: written(explanation, stored),
    options: options.map(({ text, feedback }) => ({
      text: written(text, stored),
      feedback: written(feedback, stored),
    })),
  };
}

function getTexts({ stem, explanation, options, body }: FileQuestion): string[] {
  return [
    stem,
    explanation,
    ...options.flatMap(({ text, feedback }) => [text, feedback]),
    ...getBodyTexts(body),
  ];
}

function findIndexes(markdown: string): number[] {
  return Array.from(markdown.matchAll(/\]\(picture:(\d{1,6})\)/g), ([, index]) => Number(index));
}

/** Replaces pictures in the only form that readers write. The description of an omitted picture stays. */
function written(markdown: string, stored: ReadonlyMap<number, StoredPicture>): string {
  return markdown
    .replace(/!\[((?:\\.|[^\\\]])*)\]\(picture:(\d{1,6})\)/gs, (_, alt: string, index: string) => {
      const picture = stored.get(Number(index));
      return picture !== undefined && 'id' in picture ? `![${alt}](image:${picture.id})` : alt;
    })
    .trim();
}
