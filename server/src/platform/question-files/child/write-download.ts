// Writes one file of questions in a child process: the texts come from people, and thousands of them take
// seconds.
import { setText } from '@akada/core/questions/set-file.ts';
import { getPlainText } from '../../content/written/plain-text.ts';
import { changeTexts } from '../bodies/body-texts.ts';
import { restoreMarkers } from '../bodies/gap-markers.ts';
import { getAnswerLines, getQuestionLines, writeBlanks } from '../bodies/plain-body.ts';
import { plainToMarkdown } from '../html/html-to-markdown.ts';
import type { FilePassage, FilePicture, FileQuestion, FileRemark, WrittenFormat } from '../question-file.ts';
import { getProblem } from '../question-problems.ts';
import { getTree } from '../text/markdown-tree.ts';
import type { WrittenBytes, WrittenText } from '../written-file.ts';

/** A question as it is stored: its texts may be no Markdown yet. */
export type StoredQuestion = FileQuestion & {
  isPlain: boolean;
  /** The source in a note, or null. */
  source: { page: number; quote: string } | null;
};

/** The child's input. */
export interface DownloadToWrite {
  format: WrittenFormat | 'text';
  title: string;
  questions: readonly StoredQuestion[];
  passages: readonly FilePassage[];
  pictures: readonly FilePicture[];
}

/** A file as it was written, and what is not in it. */
export interface WrittenDownload {
  bytes: Uint8Array;
  /** Questions that are in it. */
  written: number;
  omissions: FileRemark[];
}

type Writer = (
  questions: readonly FileQuestion[],
  passages: readonly FilePassage[],
  pictures: readonly FilePicture[],
  title: string,
) => WrittenText | WrittenBytes | Promise<WrittenBytes>;

/** Loaded one by one: a child process writes a few files. */
const writers: Record<WrittenFormat, () => Promise<Writer>> = {
  gift: async () => (await import('../gift/write-gift.ts')).writeGift,
  aiken: async () => (await import('../aiken/write-aiken.ts')).writeAiken,
  csv: async () => (await import('../csv/write-csv.ts')).writeCsv,
  moodle_xml: async () => (await import('../moodle-xml/write-moodle-xml.ts')).writeMoodleXml,
  qti_1_2: async () => (await import('../qti/v1/write-qti-1-2.ts')).writeQti12,
  qti_2_1: async () => (await import('../qti/v2/write-qti-2-1.ts')).writeQti21,
  print: async () => (await import('../handout/write-handout.ts')).writeHandout,
};

/** @returns the file; formats for other programs omit incomplete questions */
export async function writeDownload(download: DownloadToWrite): Promise<WrittenDownload> {
  const { format, title, questions, passages, pictures } = download;
  if (format === 'text')
    return { bytes: Buffer.from(getText(download)), written: questions.length, omissions: [] };

  const ready = questions.map((question) => (question.isPlain ? asMarkdown(question) : question));
  const problems = ready.map(getProblem);
  const whole = ready.filter((_, index) => problems[index] === null);
  const unfinished = problems.flatMap((message, index) =>
    message === null ? [] : [{ line: index + 1, message }],
  );
  const write = await writers[format]();
  const file = await write(whole, passages, pictures, title);
  return {
    bytes: 'text' in file ? Buffer.from(file.text) : file.bytes,
    written: whole.length - file.omissions.filter(isOfMissing).length,
    omissions: [...unfinished.map(asLeftOut), ...file.omissions],
  };
}

/** Writers say in these words that a question is not in the file at all. */
const missing = 'It is left out:';

const isOfMissing = ({ message }: FileRemark) => message.startsWith(missing);

function asLeftOut({ line, message }: FileRemark): FileRemark {
  return { line, message: `${missing} ${message.charAt(0).toLowerCase()}${message.slice(1)}` };
}

function asMarkdown(question: StoredQuestion): StoredQuestion {
  const options = question.options.map(({ text, feedback }) => ({
    text: plainToMarkdown(text),
    feedback: plainToMarkdown(feedback),
  }));
  const { stem, explanation, body } = question;
  return {
    ...question,
    options,
    stem: body?.type === 'gaps' ? restoreMarkers(plainToMarkdown(stem)) : plainToMarkdown(stem),
    explanation: plainToMarkdown(explanation),
    body: body === null ? null : changeTexts(body, plainToMarkdown),
  };
}

/** As sets are downloaded as text; a passage stands before the first of its questions. */
function getText({ title, questions, passages }: DownloadToWrite): string {
  const read = new Set<number>();
  const passageBefore = (at: number | null) => {
    const passage = at === null || read.has(at) ? undefined : passages[at];
    if (at !== null) read.add(at);
    return passage === undefined ? [] : [passage.title, getPlainText(getTree(passage.text))];
  };
  return setText({
    title,
    questions: questions.map((question) => {
      const plain = (text: string) => (question.isPlain ? text : getPlainText(getTree(text)));
      const { body } = question;
      const text = body?.type === 'gaps' ? writeBlanks(question.stem) : question.stem;
      const lines = body === null ? [] : getQuestionLines(body, plain);
      const answers = body === null ? [] : getAnswerLines(body, plain);
      const stem = [...passageBefore(question.passage), plain(text), lines.join('\n')];
      return {
        stem: stem.filter((text) => text !== '').join('\n\n'),
        options: question.options.map(({ text }) => ({ text: plain(text) })),
        answer_indexes: question.keys,
        explanation: [...answers, plain(question.explanation)].filter((it) => it !== '').join('\n'),
        source: question.source,
      };
    }),
  });
}
