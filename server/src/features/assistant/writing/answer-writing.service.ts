/**
 * Writes an answer into its row while it comes. The process that began it writes it to its end, whether its reader is there or
 * not; whichever process a reader comes to reads the row.
 */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { AnswerMaker } from '@akada/core/assistant/assistant-rules.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { UnfinishedWork } from '../../../platform/unfinished/unfinished.ts';
import { type AnswerEnd, endAnswer, wantStop } from '../record/answers.repo.ts';
import type { AnswerRow } from '../record/assistant.tables.ts';
import { createAnswerSaver } from './answer-saver.service.ts';
import { createBlockEnds } from './block-ends.ts';
import { newRunningAnswer, type RunningAnswer, type RunningAnswers } from './running-answers.ts';

/** A completely written answer. */
export type ComposedAnswer = Partial<
  Omit<AnswerEnd, 'state' | 'text' | 'madeBy' | 'content' | 'contentVersion'>
> & {
  text: string;
  madeBy: AnswerMaker;
};

export interface Composing {
  /** Gives up: its reader, or the server, ends it. */
  signal: AbortSignal;
  /** Receives text that can already be read. */
  onText(part: string): void;
  /** Hears that all of the text has come and is compared with the notes. */
  onChecking(): void;
}

/** Makes one answer. An answer that is given up is checked by `partial` as far as it came. */
export interface Composer {
  compose(composing: Composing): Promise<ComposedAnswer>;
  partial(text: string): Promise<ComposedAnswer>;
  /** The sentence for an answer that an error has ended. */
  brokenSentence: string;
}

export type AnswerWriting = ReturnType<typeof createAnswerWriting>;

/** Shown for an answer whose process has ended. */
export const cutSentence = 'The answer was interrupted. Ask again for the rest.';

/** Default texts of the specification for errors, in the general chat and in the chat about one note. */
export const brokenSentences = {
  general: "I'm sorry, I encountered an error. Please try again later.",
  note: 'Sorry, I encountered an error. Please try again.',
} as const;

export function createAnswerWriting({
  database,
  clock,
  content,
  unfinished,
  log,
}: {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  unfinished: UnfinishedWork;
  log: Log;
}) {
  const { db } = database;
  const running: RunningAnswers = new Map();
  const saver = createAnswerSaver({ db, clock, log });

  const end = async (row: Begun, ended: Omit<AnswerEnd, 'content' | 'contentVersion'>): Promise<void> => {
    const [tree = null] = await content.markdownTreesOf([ended.text]).catch(() => [null]);
    await database.transaction(async (tx) => {
      if (await endAnswer(tx, row.id, { ...ended, content: tree, contentVersion }))
        await publishHint(tx, row.userId, { topic: 'assistant', id: row.threadId });
    });
  };

  const run = async (
    row: Begun,
    composer: Composer,
    answer: RunningAnswer,
    control: Control,
  ): Promise<void> => {
    const endSaving = saver.enter(row.id, answer, () => control.end('stopped'));
    const drawing = startDrawing(content, answer);
    let state: AnswerEnd['state'] = 'done';
    let composed: ComposedAnswer;
    try {
      composed = await composer.compose({
        signal: control.signal,
        onText(part) {
          answer.add(part);
          drawing(part);
          answer.change();
        },
        onChecking() {
          answer.isChecked = true;
          answer.change();
        },
      });
      if (composed.error) state = 'failed';
    } catch (error) {
      composed = await composer.partial(answer.text());
      const isBroken = !control.signal.aborted;
      if (isBroken) log.error({ error }, 'an answer broke');
      state = isBroken ? 'failed' : control.ends === 'stopped' ? 'stopped' : 'cut';
      if (state !== 'stopped') composed.error = isBroken ? composer.brokenSentence : cutSentence;
    } finally {
      await endSaving();
    }
    await end(row, { ...nothingElse, ...composed, state });
  };

  return {
    running,
    /** @param deadline cuts an answer that a stopping server no longer waits for @returns when it has ended */
    begin(row: Begun, composer: Composer, deadline: AbortSignal): Promise<void> {
      const control = newControl(deadline);
      const answer = newRunningAnswer(clock.now(), () => control.end('stopped'));
      running.set(row.id, answer);
      const ended = run(row, composer, answer, control)
        .catch((error) => log.error({ error }, 'an answer was not ended'))
        .finally(() => {
          control.close();
          running.delete(row.id);
          answer.change();
        });
      unfinished.add(ended);
      return ended;
    },
    /** Repeating it changes nothing more. */
    async stop({ id }: Pick<AnswerRow, 'id'>): Promise<void> {
      running.get(id)?.stop();
      await wantStop(db, id);
    },
  };
}

type Begun = Pick<AnswerRow, 'id' | 'userId' | 'threadId'>;

const nothingElse = {
  model: null,
  offlineReason: null,
  covered: null,
  checkedBy: null,
  citations: [],
  offered: [],
  struck: [],
  error: null,
};

interface Control {
  signal: AbortSignal;
  /** The reason why it was given up. */
  ends: 'stopped' | 'cut';
  end(reason: 'stopped' | 'cut'): void;
  close(): void;
}

function newControl(deadline: AbortSignal): Control {
  const controller = new AbortController();
  const onDeadline = () => control.end('cut');
  const control: Control = {
    signal: controller.signal,
    ends: 'cut',
    end(reason) {
      if (controller.signal.aborted) return;
      control.ends = reason;
      controller.abort(new Error(`the answer was ${reason}`));
    },
    close: () => deadline.removeEventListener('abort', onDeadline),
  };
  if (deadline.aborted) onDeadline();
  else deadline.addEventListener('abort', onDeadline, { once: true });
  return control;
}

/** Each drawing begins at the first block, so that the next one waits until there is this share more of it. */
const newShare = 1 / 8;

/** Draws the blocks that are whole. @returns is called with each piece that came */
function startDrawing(content: ContentRenderer, answer: RunningAnswer): (piece: string) => void {
  const blocks = createBlockEnds();
  let isUnderWay = false;
  let renderedLength = 0;
  const draw = async (): Promise<void> => {
    const to = blocks.end();
    if (isUnderWay || to <= renderedLength * (1 + newShare)) return;
    isUnderWay = true;
    // Without a tree its text is shown as it is.
    const [tree = null] = await content.markdownTreesOf([answer.text().slice(0, to)]).catch(() => [null]);
    isUnderWay = false;
    renderedLength = to;
    if (tree !== null) answer.drawn = { to, tree };
    answer.change();
    // The model may send nothing after blocks that became complete during this.
    void draw();
  };
  return (piece) => {
    blocks.add(piece);
    void draw();
  };
}
