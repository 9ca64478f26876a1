/** Writing the questions of a course or a set into a file of a format that other programs read, or that people do. */
import type { ExportPreview } from '@akada/contract/work/exchange.ts';
import { type ExportFormat, exportedFiles } from '@akada/core/questions/file-formats.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { requirePlan } from '../../../platform/access/plan.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FileRemark } from '../../../platform/question-files/question-file.ts';
import type { QuestionFiles } from '../../../platform/question-files/question-files.ts';
import type { BankFiles } from '../../questions/bank/bank-files.service.ts';
import type { QuestionPictures } from '../../questions/pictures/question-pictures.service.ts';
import { withFilePictures } from './export-pictures.service.ts';
import { assertAny, type ExportedSource } from './exported-source.service.ts';
import { exportedQuestions } from './stored-questions.ts';

export interface ExportedFile {
  filename: string;
  mediaType: string;
  bytes: Uint8Array;
}

export interface ExportOrder {
  caller: Pick<Caller, 'userId' | 'plan' | 'role'>;
  format: ExportFormat;
  source: ExportedSource;
}

export interface QuestionExports {
  /**
   * @param signal gives up; the promise rejects
   * @throws Fault `premium_required` if the plan lacks the format, `conflict` if there is no question
   */
  write(order: ExportOrder, signal: AbortSignal): Promise<ExportedFile>;
  /**
   * @returns the parts that `write` would omit
   * @throws the errors of `write`
   */
  preview(order: ExportOrder, signal: AbortSignal): Promise<ExportPreview>;
}

export interface QuestionExportsDeps {
  database: Database;
  questions: Pick<BankFiles, 'passagesOf'>;
  pictures: Pick<QuestionPictures, 'read'>;
  questionFiles: Pick<QuestionFiles, 'write'>;
}

export function createQuestionExports(deps: QuestionExportsDeps): QuestionExports {
  return {
    async write(order, signal) {
      assertFormat(order);
      assertAny(order.source);
      const { format, source } = order;
      const { bytes } = await written(deps, order, signal);
      const { ending, mediaType } = exportedFiles[format];
      return { filename: setFileName(source.title, ending), mediaType, bytes };
    },
    async preview(order, signal) {
      assertFormat(order);
      const { format, source } = order;
      const file = await written(deps, order, signal);
      return {
        format,
        questions: source.rows.length,
        exported: file.written,
        left_out: grouped(file.omissions),
      };
    },
  };
}

function assertFormat({ caller, format }: ExportOrder): void {
  if (!exportedFiles[format].isForAll) requirePlan(caller, 'other_formats');
}

/** Formats that hold no picture are not given any. */
const withPictures: ReadonlySet<ExportFormat> = new Set(['moodle_xml', 'qti_1_2', 'qti_2_1', 'print']);

async function written(
  { database: { db }, questions, pictures, questionFiles }: QuestionExportsDeps,
  { caller, format, source: { title, rows } }: ExportOrder,
  signal: AbortSignal,
) {
  // The author withdrew retired questions, so they are not exported.
  const offered = rows.filter(({ status }) => status !== 'retired');
  const ids = [...new Set(offered.flatMap(({ passageId }) => passageId ?? []))];
  const passages = await questions.passagesOf(db, caller.userId, ids);
  const texts = passages.map(({ title: passageTitle, text }) => ({ title: passageTitle, text }));
  const storedQuestions = exportedQuestions(offered, passages);
  const illustrated = withPictures.has(format)
    ? await withFilePictures(pictures, storedQuestions, texts)
    : { questions: storedQuestions, passages: texts, pictures: [], lost: 0 };
  const file = await questionFiles.write({ format, title, ...illustrated }, signal);
  return {
    ...file,
    omissions: [...file.omissions, ...ofAll(rows.length - offered.length, illustrated.lost)],
  };
}

function ofAll(retired: number, lost: number): FileRemark[] {
  return [
    ...Array.from({ length: retired }, () => ({ line: 1, message: 'It is left out because it is retired.' })),
    ...(lost > 0 ? [{ line: 0, message: `Pictures that are missing or too many: ${lost}.` }] : []),
  ];
}

/** Sentences about single questions are counted; those about all stand for themselves. */
function grouped(remarks: readonly FileRemark[]): ExportPreview['left_out'] {
  const counts = new Map<string, number | null>();
  for (const { line, message } of remarks)
    counts.set(message, line === 0 ? null : (counts.get(message) ?? 0) + 1);
  return Array.from(counts, ([message, count]) => ({ message, questions: count }));
}
