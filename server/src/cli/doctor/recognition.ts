import { findTesseract } from '../../platform/recognition/tesseract.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/**
 * Checks that scans and pictures can be read. Without recognition they are rejected, which is a choice and
 * not a fault.
 */
export async function findRecognition({ config }: CommandContext): Promise<Finding> {
  const { tesseract: program } = config;
  if (program === null) return { ok: true, line: 'are not read: TESSERACT is off' };

  const found = await findTesseract({ program, hiddenPaths: [] });
  if (found) return { ok: true, line: `and pictures are read by ${found.description}` };

  const isChosen = program !== 'tesseract';
  return {
    ok: !isChosen,
    line: isChosen
      ? `${program} does not answer as a tesseract; check TESSERACT`
      : 'are not read: install tesseract-ocr and tesseract-ocr-eng, and start again',
  };
}
