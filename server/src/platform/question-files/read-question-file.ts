/** Reads a file of questions, whatever its format. It runs where its time and its memory are limited. */
import { decodeText, encodingWarnings } from '../extract/encoding/decode-text.ts';
import { readAiken } from './aiken/read-aiken.ts';
import { readCsv } from './csv/read-csv.ts';
import { readGift } from './gift/read-gift.ts';
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts';
import { readQti } from './qti/read-qti.ts';
import { mostBytesOfFile, type QuestionFile, type ReadFormat } from './question-file.ts';
import { QuestionFileBuilder } from './question-file-builder.ts';

/** QTI may be a zip, and is given bytes. */
const textReaders: Record<Exclude<ReadFormat, 'qti'>, (text: string) => QuestionFile> = {
  gift: readGift,
  aiken: readAiken,
  csv: readCsv,
  moodle_xml: readMoodleXml,
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
  if (format === 'qti') return readQti(bytes);

  const decoded = decodeText(bytes, encoding);
  if (decoded === null)
    return nothingOf(format, 'This file is not readable text. Save it as UTF-8 and upload it again.');

  const file = textReaders[format](decoded.text);
  const ofEncoding = encodingWarnings(decoded.encoding).map((message) => ({ line: 0, message }));
  return { ...file, warnings: [...ofEncoding, ...file.warnings] };
}

function nothingOf(format: ReadFormat, message: string): QuestionFile {
  const file = new QuestionFileBuilder(format);
  file.fail(0, message);
  return file.finish();
}
