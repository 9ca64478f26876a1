import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../http/api-error.ts';
import { createAutosave, restMs } from './autosave.ts';

interface Text {
  text: string;
}
type Saved = Text & { version: number };

class Changed extends Error {
  readonly present: Saved;

  constructor(present: Saved) {
    super('Changed meanwhile.');
    this.present = present;
  }
}

/** A server that stores one text, and an editor of it. */
function open(storedSaved: Saved | null = { text: 'soil', version: 1 }) {
  const world = {
    stored: storedSaved,
    saves: [] as string[],
    fault: null as Error | null,
    hold: Promise.resolve(),
  };
  const autosave = createAutosave<Text, Saved>(
    { values: { text: storedSaved?.text ?? '' }, base: storedSaved },
    {
      valuesOf: ({ text }) => ({ text }),
      isSame: (one, other) => one.text.trim() === other.text.trim(),
      refusalOf: ({ text }) => (text.length > 20 ? 'It is too long.' : null),
      presentOf: (error) => (error instanceof Changed ? error.present : null),
      save: async ({ text }, base) => {
        world.saves.push(text);
        await world.hold;
        if (world.fault !== null) throw world.fault;
        if (world.stored !== null && base?.version !== world.stored.version) throw new Changed(world.stored);
        world.stored = { text: text.trim(), version: (world.stored?.version ?? 0) + 1 };
        return world.stored;
      },
    },
  );
  const phase = () => autosave.read().phase;
  return { world, autosave, phase, rest: () => vi.advanceTimersByTimeAsync(restMs) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the editor saves typed text when the author pauses, not letter by letter', async () => {
  const { world, autosave, phase, rest } = open();
  for (const text of ['soil a', 'soil an', 'soil and']) {
    autosave.change({ text });
    await vi.advanceTimersByTimeAsync(restMs / 2);
  }
  expect([phase(), world.saves]).toEqual(['waiting', []]);
  await rest();
  expect([phase(), world.saves, autosave.read().base?.version]).toEqual(['saved', ['soil and'], 2]);
});

test('the editor sends no text that equals the stored text', async () => {
  const { world, autosave, phase, rest } = open();
  autosave.change({ text: 'soil ' });
  expect(phase()).toBe('saved');
  await rest();
  expect(world.saves).toEqual([]);
});

test('text typed during a save is sent with the next one', async () => {
  const { world, autosave, phase, rest } = open();
  const held = Promise.withResolvers<void>();
  world.hold = held.promise;
  autosave.change({ text: 'sand' });
  void autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  autosave.change({ text: 'sandy' });
  expect(phase()).toBe('saving');
  held.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(phase()).toBe('waiting');
  await rest();
  expect([phase(), world.saves, world.stored]).toEqual([
    'saved',
    ['sand', 'sandy'],
    { text: 'sandy', version: 3 },
  ]);
});

test('an invalid text is not sent, and its error is shown', async () => {
  const { world, autosave, phase, rest } = open();
  autosave.change({ text: 'a very long text indeed' });
  await rest();
  expect([phase(), autosave.read().error?.message, world.saves]).toEqual(['failed', 'It is too long.', []]);
});

test('a text without an answer is sent again later', async () => {
  const { world, autosave, phase, rest } = open();
  world.fault = new NetworkError(null);
  autosave.change({ text: 'sand' });
  await rest();
  expect(phase()).toBe('failed');
  world.fault = null;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([phase(), world.saves]).toEqual(['saved', ['sand', 'sand']]);
});

test('a change from elsewhere stops saving until its author has chosen', async () => {
  const { world, autosave, phase, rest } = open();
  world.stored = { text: 'water', version: 5 };
  autosave.change({ text: 'sand' });
  await rest();
  expect([phase(), autosave.read().present?.text, autosave.read().values.text]).toEqual([
    'conflict',
    'water',
    'sand',
  ]);
  autosave.change({ text: 'sandy' });
  await rest();
  await autosave.flush();
  expect(world.saves).toEqual(['sand']);
  autosave.resolve({ text: 'sandy water' });
  await vi.advanceTimersByTimeAsync(0);
  expect([phase(), world.stored]).toEqual(['saved', { text: 'sandy water', version: 6 }]);
});

test('a choice that equals the stored text counts as saved', async () => {
  const { world, autosave, phase, rest } = open();
  world.stored = { text: 'water', version: 5 };
  autosave.change({ text: 'sand' });
  await rest();
  autosave.resolve({ text: 'water' });
  await vi.advanceTimersByTimeAsync(0);
  expect([phase(), world.saves, autosave.read().base?.version]).toEqual(['saved', ['sand'], 5]);
});

test('a rejected attempt does not change the typed text', async () => {
  const { world, autosave, phase, rest } = open();
  autosave.change({ text: 'sand' });
  world.fault = new Error('Not for you.');
  expect((await autosave.attempt({ text: 'gold' }))?.message).toBe('Not for you.');
  expect([phase(), autosave.read().values.text]).toEqual(['waiting', 'sand']);
  world.fault = null;
  expect(await autosave.attempt({ text: 'gold' })).toBeNull();
  expect([phase(), autosave.read().values.text, world.stored?.text]).toEqual(['saved', 'gold', 'gold']);
  await rest();
  expect(world.saves).toEqual(['gold', 'gold']);
});

test('the editor adopts a newer version only if no unsaved text would be lost', async () => {
  const { autosave } = open();
  autosave.adopt({ text: 'water', version: 2 });
  expect(autosave.read().values.text).toBe('water');
  autosave.change({ text: 'sand' });
  autosave.adopt({ text: 'air', version: 3 });
  expect([autosave.read().values.text, autosave.read().base?.version]).toEqual(['sand', 2]);
});

test('a new text is not stored before anything is typed', async () => {
  const { world, autosave, phase, rest } = open(null);
  await autosave.flush();
  expect([phase(), world.saves]).toEqual(['saved', []]);
  autosave.change({ text: 'soil' });
  await rest();
  expect(world.stored).toEqual({ text: 'soil', version: 1 });
});
