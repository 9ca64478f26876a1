/** Pictures that questions show, as a file takes them along. */
import { buffer } from 'node:stream/consumers';
import { Fault } from '../../../platform/fault/fault.ts';
import { changeTexts, getBodyTexts } from '../../../platform/question-files/bodies/body-texts.ts';
import type { FilePassage, FilePicture } from '../../../platform/question-files/question-file.ts';
import type { ExportedQuestion } from '../../../platform/question-files/question-files.ts';
import type { QuestionPictures } from '../../questions/pictures/question-pictures.service.ts';

/** All of one file; the child that writes it holds them several times. */
const mostBytes = 40_000_000;

export interface IllustratedExport {
  questions: ExportedQuestion[];
  passages: FilePassage[];
  pictures: FilePicture[];
  /** Pictures omitted because a file has too many, or because they no longer exist. */
  lost: number;
}

const named = /(!\[(?:\\.|[^\\\]])*\]\()image:([0-9a-f-]{36})\)/g;

/** @returns the same, with indexes of the pictures in the target of their ids; a picture without one is not in the file */
export async function withFilePictures(
  pictures: Pick<QuestionPictures, 'read'>,
  questions: readonly ExportedQuestion[],
  passages: readonly FilePassage[],
): Promise<IllustratedExport> {
  const texts = [...questions.flatMap(getTexts), ...passages.map(({ text }) => text)];
  const ids = new Set(texts.flatMap((text) => Array.from(text.matchAll(named), ([, , id = '']) => id)));
  const indexes = new Map<string, number>();
  const files: FilePicture[] = [];
  let left = mostBytes;
  for (const id of ids) {
    const bytes = left > 0 ? await getBytes(pictures, id) : null;
    if (bytes === null || bytes.length > left) continue;
    left -= bytes.length;
    indexes.set(id, files.push({ name: `picture-${files.length + 1}.webp`, bytes }) - 1);
  }

  const written = (text: string) =>
    text.replace(named, (whole, start: string, id: string) => {
      const index = indexes.get(id);
      return index === undefined ? whole : `${start}picture:${index})`;
    });
  return {
    questions: questions.map((question) => (question.isPlain ? question : changed(question, written))),
    passages: passages.map(({ title, text }) => ({ title, text: written(text) })),
    pictures: files,
    lost: ids.size - indexes.size,
  };
}

async function getBytes(pictures: Pick<QuestionPictures, 'read'>, id: string): Promise<Uint8Array | null> {
  const content = await pictures.read(id).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'not_found') return null;
    throw error;
  });
  return content === null ? null : buffer(content.stream);
}

function getTexts({ isPlain, stem, explanation, options, body }: ExportedQuestion): string[] {
  if (isPlain) return [];
  return [
    stem,
    explanation,
    ...options.flatMap(({ text, feedback }) => [text, feedback]),
    ...getBodyTexts(body),
  ];
}

function changed(question: ExportedQuestion, written: (text: string) => string): ExportedQuestion {
  return {
    ...question,
    stem: written(question.stem),
    explanation: written(question.explanation),
    body: question.body && changeTexts(question.body, written),
    options: question.options.map(({ text, feedback }) => ({
      text: written(text),
      feedback: written(feedback),
    })),
  };
}
