/** Reads a file of questions, whatever its format. It runs where its time and its memory are limited. */
import { decodeText, encodingWarnings } from '../extract/encoding/decode-text.ts';
import { mostBytesOfFile, type QuestionFile, type ReadFormat } from './question-file.ts';
import { QuestionFileBuilder } from './question-file-builder.ts';

/** Loaded one by one: a child process reads one file. QTI may be a zip, and is given bytes. */
const textReaders: Record<Exclude<ReadFormat, 'qti'>, () => Promise<(text: string) => QuestionFile>> = {
  gift: async () => (await import('./gift/read-gift.ts')).readGift,
  aiken: async () => (await import('./aiken/read-aiken.ts')).readAiken,
  csv: async () => (await import('./csv/read-csv.ts')).readCsv,
  moodle_xml: async () => (await import('./moodle-xml/read-moodle-xml.ts')).readMoodleXml,
};

/**
 * @param format of the file, as `detectFormat` finds it
 * @param bytes of the file
 * @param encoding of its text where a person has chosen it
 * @returns what it holds; what is wrong with it is among its errors
 */
export async function readQuestionFile(
  format: ReadFormat,
  bytes: Uint8Array,
  encoding?: string,
): Promise<QuestionFile> {
  if (bytes.length > mostBytesOfFile)
    return nothingOf(
      format,
      `A file has ${mostBytesOfFile / 1_000_000} MB at most. Split it into several files.`,
    );
  if (format === 'qti') return (await import('./qti/read-qti.ts')).readQti(bytes);

  const decoded = decodeText(bytes, encoding);
  if (decoded === null)
    return nothingOf(format, 'This file is not readable text. Save it as UTF-8 and upload it again.');

  const read = await textReaders[format]();
  const file = read(decoded.text);
  const ofEncoding = encodingWarnings(decoded.encoding).map((message) => ({ line: 0, message }));
  return { ...file, warnings: [...ofEncoding, ...file.warnings] };
}

function nothingOf(format: ReadFormat, message: string): QuestionFile {
  const file = new QuestionFileBuilder(format);
  file.fail(0, message);
  return file.finish();
}
