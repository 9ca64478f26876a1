import type { PaperImport } from '@akada/contract/work/paper-imports.ts';
import { asPrinted } from '../merged-questions.ts';
import { toTitle } from '../paper-title.ts';
import { presentQuestion } from '../past-papers.present.ts';
import type { PaperImportRow } from './paper-imports.tables.ts';

/** The fields of an imported paper that its owner sees. */
export function presentPaperImport(row: PaperImportRow): PaperImport {
  const { id, status, filename, answersFilename, failure, pagesDone, pagesTotal } = row;
  return {
    id,
    status,
    filename,
    answers_filename: answersFilename,
    progress: pagesTotal === 0 ? null : { done: pagesDone, total: pagesTotal },
    failure,
    paper: presentPrinted(row),
  };
}

function presentPrinted({ id, printed, imported }: PaperImportRow): PaperImport['paper'] {
  if (printed === null) return null;
  const { heading, questions, omitted } = printed;
  const { body, year, subject } = heading;
  const named = { body, year, subject, topic: null };
  return {
    body,
    year,
    subject: subject && toTitle(subject),
    questions: questions.map((question, position) => {
      const row = { paperId: id, position, ...asPrinted(question) };
      return presentQuestion(named, row, { isInSet: imported.includes(position), isHeld: false });
    }),
    omitted,
  };
}
