import type { PaperImport } from '@akada/contract/material/paper-imports.ts';
import { asPrinted } from '../printed/merged-questions.ts';
import { toTitle } from '../printed/paper-title.ts';
import { presentQuestion } from '../printed/present-question.ts';
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

function presentPrinted({ printed, imported }: PaperImportRow): PaperImport['paper'] {
  if (printed === null) return null;
  const { heading, questions, omitted } = printed;
  const { body, year, subject } = heading;
  const paperName = { body, year, subject, topic: null };
  return {
    body,
    year,
    subject: subject && toTitle(subject),
    questions: questions.map((question, position) => {
      const row = { position, ...asPrinted(question) };
      return presentQuestion(paperName, row, { isInSet: imported.includes(position), isHeld: false });
    }),
    omitted,
  };
}
