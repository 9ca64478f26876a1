/**
 * Two devices, or two tabs, edit one note: each types, loses its network or the answer to a save, crashes,
 * and chooses between two texts. Typed text is never lost: it is in the note, in an earlier version, or in a
 * draft on the device.
 */
import { seededRandom } from '@akada/core/generation/seeded-random.ts';
import { judgeSave, type StoredText } from '@akada/core/notes/written-note.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../device/device-storage.ts';
import { NetworkError } from '../http/api-error.ts';
import { type Autosave, createAutosave, restMs } from './autosave.ts';
import { draftKey, forgetDraft, storedDrafts, withDrafts } from './stored-draft.ts';

interface Values {
  text: string;
}
type Saved = Values & { id: string; version: number };

class Changed extends Error {
  readonly present: Saved;

  constructor(present: Saved) {
    super('Changed meanwhile.');
    this.present = present;
  }
}

const noteId = 'note';

/** The note as the server stores it, with its earlier text. */
function createServer() {
  let storedText: StoredText = { title: '', text: '', version: 1, editorId: '', retainedAt: 0 };
  const earlier: string[] = [];
  const read = (): Saved => ({ id: noteId, text: storedText.text, version: storedText.version });
  return {
    earlier,
    read,
    save(text: string, version: number, editorId: string): Saved {
      const now = Date.now();
      const judged = judgeSave(storedText, { title: '', text, version, editorId }, now);
      if (judged === 'conflict') throw new Changed(read());
      if (judged === 'same') return read();
      if (judged === 'version') earlier.push(storedText.text);
      const retainedAt = judged === 'version' ? now : storedText.retainedAt;
      storedText = { title: '', text, version: storedText.version + 1, editorId, retainedAt };
      return read();
    },
  };
}

/**
 * A device, or a tab, whose editor is open or closed.
 *
 * @param storage the drafts of the device
 */
function createDevice(name: string, storage: string, server: ReturnType<typeof createServer>) {
  const world = { isOnline: true, losesAnswer: false };
  const key = draftKey(storage, 'note', noteId);
  let editor: Autosave<Values, Saved> | null = null;
  let visit = 0;
  let pages = 0;
  const editorId = () => `${name}-${visit}`;

  const open = () => {
    if (!world.isOnline) return;
    const base = server.read();
    visit += 1;
    pages += 1;
    const page = pages;
    const createdAutosave = createAutosave<Values, Saved>(
      { values: { text: base.text }, base },
      {
        valuesOf: ({ text }) => ({ text }),
        isSame: (one, other) => one.text === other.text,
        refusalOf: () => null,
        presentOf: (error) => (error instanceof Changed ? error.present : null),
        save: async ({ text }, from) => {
          await Promise.resolve();
          // A closed page gets no answer.
          if (page !== pages) return new Promise(() => {});
          if (!world.isOnline) throw new NetworkError(null);
          const saved = server.save(text, from?.version ?? 0, editorId());
          if (world.losesAnswer) throw new NetworkError(null);
          return saved;
        },
      },
    );
    editor = withDrafts(createdAutosave, () => key, editorId());
    // The editor offers the unsaved text, and its author restores it.
    const [offered] = storedDrafts<Values>(key);
    if (offered === undefined) return;
    forgetDraft(offered.key);
    if (offered.draft.values.text !== base.text) editor.change(offered.draft.values);
  };
  const settle = async (takesTheirs: boolean) => {
    const { present, values } = editor?.read() ?? {};
    if (!editor || !present || !values) return;
    editor.resolve(values);
    if (takesTheirs && (await editor.flush()) === null) {
      visit += 1;
      editor.change({ text: present.text });
    }
  };
  return {
    world,
    key,
    open,
    settle,
    isOpen: () => editor !== null,
    type: (word: string) => editor?.change({ text: `${editor.read().values.text} ${word}` }),
    flush: () => editor?.flush(),
    read: () => editor?.read(),
    /** The page closes immediately: it sends nothing more. */
    crash: () => {
      editor?.setActive(false);
      editor = null;
      pages += 1;
    },
  };
}

const schedules = process.env.TEST_LONG === '1' ? 500 : 50;
const steps = 30;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  forgetAll('');
});

test(`nothing typed is lost in ${schedules} schedules of two devices`, async () => {
  for (let seed = 1; seed <= schedules; seed += 1) {
    forgetAll('');
    const random = seededRandom(String(seed));
    const server = createServer();
    const devices = ['phone', 'laptop'].map((name) =>
      createDevice(name, seed % 2 === 0 ? 'shared' : name, server),
    );
    const typed: string[] = [];

    for (let step = 0; step < steps; step += 1) {
      const device = devices[random() < 0.5 ? 0 : 1] ?? expect.fail();
      const dice = random();
      if (!device.isOpen()) device.open();
      else if (dice < 0.45) {
        const word = `w${seed}-${step}`;
        typed.push(word);
        device.type(word);
      } else if (dice < 0.6) await vi.advanceTimersByTimeAsync(random() * 2 * restMs);
      else if (dice < 0.7) device.world.isOnline = !device.world.isOnline;
      else if (dice < 0.78) device.world.losesAnswer = !device.world.losesAnswer;
      else if (dice < 0.88) await device.settle(random() < 0.5);
      else if (dice < 0.94) device.crash();
      else await device.flush();
    }

    for (const { world, read, flush, settle, isOpen, open } of devices) {
      Object.assign(world, { isOnline: true, losesAnswer: false });
      if (!isOpen()) open();
      while ((await flush()) !== null) {
        expect(read()?.phase, `seed ${seed}`).toBe('conflict');
        await settle(random() < 0.5);
      }
    }
    await vi.advanceTimersByTimeAsync(10 * restMs);

    const drafts = devices.flatMap(({ key }) => storedDrafts<Values>(key));
    const everywhere = [
      server.read().text,
      ...server.earlier,
      ...devices.map((device) => device.read()?.values.text ?? ''),
      ...drafts.map(({ draft }) => draft.values.text),
    ];
    const words = new Set(everywhere.join(' ').split(' '));
    expect(
      typed.filter((word) => !words.has(word)),
      `seed ${seed}`,
    ).toEqual([]);
    for (const device of devices) device.crash();
  }
});
