/** Reports about questions, for the people who improve the engine. The reporters' names are not printed. */
import { parseArgs } from 'node:util';
import {
  createQuestionReports,
  type QuestionReportRow,
} from '../features/questions/question-reports.service.ts';
import { cleanText } from '../platform/content/clean-text.ts';
import { Fault } from '../platform/fault/fault.ts';
import type { DatabaseCommand } from './command.ts';

const mostPrinted = 500;

export const reportsCommand: DatabaseCommand = {
  words: 'reports',
  usage: '[--since <date>]',
  about: 'prints what was reported about questions, newest first, with note passage and engine version',
  async run(args, deps) {
    const found = await createQuestionReports(deps).list(sinceIn(args), mostPrinted + 1);
    if (found.length === 0) return 'Nothing was reported.';

    const printed = found.slice(0, mostPrinted).map(printedReport);
    const more = found.length > mostPrinted ? [`There are more than ${mostPrinted}; name a later date.`] : [];
    return [...printed, ...more].join('\n\n');
  },
};

/** @returns the start of that day in UTC as ISO time; null if none is named */
function sinceIn(args: readonly string[]): string | null {
  const since = sinceGiven(args);
  if (since === undefined) return null;

  const moment = /^\d{4}-\d\d-\d\d$/.test(since) ? new Date(since) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(since)) throw wantsDate();
  return moment.toISOString();
}

function sinceGiven(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { since: { type: 'string' } } }).values.since;
  } catch {
    throw wantsDate();
  }
}

function wantsDate(): Fault {
  return new Fault('bad_request', 'Give no date or one as in --since 2026-11-01.');
}

function printedReport(report: QuestionReportRow): string {
  const { reportedAt, reason, engineVersion, kind, origin, version, questionId, answerIndexes } = report;
  const keys = answerIndexes ?? [report.answerIndex];
  const lines = [
    `${reportedAt}  ${reason}  engine ${engineVersion}  ${kind ?? 'of no note'}, ${origin}, version ${version}  ${questionId}`,
    `  ${oneLine(report.stem)}`,
    ...report.options.map((option, index) => `  ${keys.includes(index) ? '*' : '-'} ${oneLine(option)}`),
    ...(report.sourceQuote === null
      ? []
      : [`  Note ${report.noteId}, page ${report.sourcePage}: “${oneLine(report.sourceQuote)}”`]),
  ];
  return [...lines, ...(report.comment === '' ? [] : [`  Comment: ${oneLine(report.comment)}`])].join('\n');
}

/** A stranger's text must neither control the terminal nor look like another report. */
function oneLine(text: string): string {
  return cleanText(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' '));
}
