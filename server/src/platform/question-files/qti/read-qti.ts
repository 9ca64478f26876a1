/** QTI 1.2, 2.1, 2.2 and 3.0, as one XML file or as a zip with `imsmanifest.xml`. */
import { decodeText } from '../../extract/encoding/decode-text.ts';
import type { QuestionFile } from '../question-file.ts';
import { RichFile } from '../reading/rich-file.ts';
import { withPackage } from './package-files.ts';
import { noLabels, type QtiContext } from './qti-context.ts';
import { readDocument } from './read-document.ts';
import { readPackage } from './read-package.ts';

const zipStart = [0x50, 0x4b];

/** A single file has no other files. */
const alone: QtiContext = { labels: noLabels, fileAt: () => null, stimulusAt: () => null };

/**
 * Reads questions with one or several right choices; others are skipped. In a zip, line numbers refer to the
 * file that the message names.
 *
 * @param bytes of the file
 * @returns its content; a mistake in one question affects only that question
 */
export async function readQti(bytes: Uint8Array): Promise<QuestionFile> {
  const file = new RichFile('qti');
  if (zipStart.every((byte, index) => bytes[index] === byte)) {
    const problem = await withPackage(bytes, (files) => readPackage(files, file));
    if (problem !== null) file.builder.fail(0, problem);
    return file.finish();
  }
  const decoded = decodeText(bytes);
  if (decoded === null)
    file.builder.fail(0, 'This file is not readable text. Save it as UTF-8 and upload it again.');
  else readDocument({ xml: decoded.text, context: alone, said: (message) => message }, file);
  return file.finish();
}
