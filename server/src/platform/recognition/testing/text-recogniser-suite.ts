/** Tests that every recogniser must pass. */
import { describe, expect, it } from 'vitest';
import { ProgramFailure } from '../../programs/run-program.ts';
import type { FoundWord, TextRecogniser } from '../text-recogniser.ts';
import { drawnPage, type PageLook } from './drawn-page.ts';
import { shareFound } from './edit-distance.ts';

const lines = [
  'Osmosis is the movement of water through a membrane',
  'from the side with fewer particles to the other one.',
  'It needs no energy, and it ends when both are equal.',
];

const makePng = (written: readonly string[], look?: PageLook) => drawnPage(written, look).encode('png');

/** Longest that a page may take on a busy machine. */
const patience = () => AbortSignal.timeout(60_000);

export function describeTextRecogniser(name: string, open: () => Promise<TextRecogniser>): void {
  describe(name, () => {
    const recognise = async (png: Uint8Array) => (await open()).recognise(png, patience());
    const makeText = (words: readonly FoundWord[]) => words.map(({ text }) => text).join(' ');

    it.each<[string, number, PageLook]>([
      ['print', 0.99, {}],
      ['a page that lies askew', 0.97, { tilt: 1.5 }],
      ['grey ink on yellowed paper', 0.97, { paper: '#e8dfc4', ink: '#666' }],
      ['white chalk on a board', 0.95, { paper: '#16352a', ink: '#f2f2ee' }],
      ['small letters', 0.95, { size: 22, width: 900, height: 400 }],
    ])('the recogniser finds the words of %s, at least %d of the characters', async (_, min, look) => {
      const found = makeText(await recognise(await makePng(lines, look)));

      expect(shareFound(found, lines.join(' '))).toBeGreaterThanOrEqual(min);
    });

    it('the recogniser gives the place, the line and the certainty of each word', async () => {
      const words = await recognise(await makePng(lines));

      expect(new Set(words.map(({ line }) => line)).size).toBe(lines.length);
      for (const { left, right, top, bottom, confidence } of words) {
        expect(left).toBeLessThan(right);
        expect(top).toBeLessThan(bottom);
        expect(bottom).toBeLessThanOrEqual(1_000);
        expect(confidence).toBeGreaterThan(0.5);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    });

    it('the recogniser finds nothing on a blank page', async () => {
      expect(await recognise(await makePng([]))).toEqual([]);
    });

    it('the recogniser rejects a file that is no picture', async () => {
      await expect(recognise(Buffer.from('Osmosis is the movement of water.'))).rejects.toThrow(
        ProgramFailure,
      );
    });

    it('the recogniser stops on a signal', async () => {
      const recogniser = await open();
      const stop = new AbortController();
      const found = recogniser.recognise(await makePng(lines), stop.signal);
      stop.abort(new Error('the worker shuts down'));

      await expect(found).rejects.toThrow('the worker shuts down');
    });
  });
}
