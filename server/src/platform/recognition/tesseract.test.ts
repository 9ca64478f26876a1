import { expect, test } from 'vitest';
import { allowForSlowPrograms } from '../../testing/slow-programs.ts';
import { findTesseract } from './tesseract.ts';
import { describeTextRecogniser } from './testing/text-recogniser-suite.ts';
import type { TextRecogniser } from './text-recogniser.ts';

allowForSlowPrograms();

async function installed(): Promise<TextRecogniser> {
  const found = await findTesseract({ program: 'tesseract', hiddenPaths: [] });
  if (!found) throw new Error('tesseract is not installed: install tesseract-ocr and tesseract-ocr-eng');
  return found;
}

describeTextRecogniser('tesseract', installed);

test('a missing program recognises nothing', async () => {
  expect(await findTesseract({ program: '/nowhere/tesseract', hiddenPaths: [] })).toBeNull();
});

test('another program is not used as tesseract', async () => {
  expect(await findTesseract({ program: 'true', hiddenPaths: [] })).toBeNull();
});
