import { expect, test } from 'vitest';
import { writeDownload } from '../child/write-download.ts';
import { readGift } from '../gift/read-gift.ts';

test('a set as text has its questions without their keys, and its answers below', async () => {
  const gift =
    'g? {#9.81:0.05}\n\nMatch. {=Na -> sodium =K -> potassium}\n\n{1:SA:=Abuja} is in {1:MC:=Africa~Asia}.';
  const questions = readGift(gift).questions.map((question) => ({
    ...question,
    isPlain: false,
    source: null,
  }));
  const download = { format: 'text' as const, title: 'Set', questions, passages: [], pictures: [] };
  const text = Buffer.from((await writeDownload(download)).bytes).toString();
  const [requested = '', answers = ''] = text.split('Answers');
  expect(requested).toMatch(/\(1\)\s_____ is in \(2\)\s_____\./);
  expect(requested).not.toMatch(/Abuja|9\.81/);
  expect(answers).toContain('9.81 ± 0.05');
  expect(answers).toContain('Na – sodium');
  expect(answers).toContain('(1) Abuja');
  expect(answers).toContain('(2) Africa');
});
