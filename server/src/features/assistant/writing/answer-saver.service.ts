/**
 * Saves the answers that this process writes, and learns the requests of others about them. The same two
 * statements save one answer or a thousand: with a timer per answer, a thousand used up every connection of
 * the database.
 */
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { findWishes, saveTexts } from '../record/answers.repo.ts';
import type { AnswerRow } from '../record/assistant.tables.ts';
import type { RunningAnswer } from './running-answers.ts';

const saveEveryMs = 250;
/** A row that did not grow is renewed too, as a sign that its process lives. */
const renewEveryMs = 2_000;
/** A reader who comes back within it finds the answer going on. */
const aloneMs = 60_000;

interface Entered {
  answer: RunningAnswer;
  saved: { length: number; at: number };
  stop(): void;
}

export function createAnswerSaver({ db, clock, log }: { db: Database['db']; clock: Clock; log: Log }) {
  const entered = new Map<string, Entered>();
  let timer: NodeJS.Timeout | null = null;
  let underWay: Promise<void> | null = null;

  const save = async (): Promise<void> => {
    const now = clock.now();
    const all = [...entered];
    const due = all.filter(
      ([, { answer, saved }]) => answer.length > saved.length || now - saved.at >= renewEveryMs,
    );
    const came = due.map(([id, { answer }]) => ({ id, text: answer.text() }));
    if (came.length > 0) await saveTexts(db, came, now);
    for (const { id, text } of came) {
      const one = entered.get(id);
      if (one) one.saved = { length: text.length, at: now };
    }
    const wishes = await findWishes(
      db,
      all.map(([id]) => id),
    );
    for (const [id, { answer, stop }] of all) {
      const wished = wishes.get(id);
      // Without a row it was deleted with its conversation or its account.
      if (!wished || wished.stopWanted || isAlone(answer, wished, now)) stop();
    }
  };
  const tick = () => {
    underWay ??= save()
      .catch((error) => log.warn({ error }, 'what came of answers was not saved'))
      .finally(() => {
        underWay = null;
      });
  };

  return {
    /**
     * @param stop gives it up: its reader stopped it or went away
     * @returns ends the saving of it, once no save is in progress
     */
    enter(id: string, answer: RunningAnswer, stop: () => void): () => Promise<void> {
      entered.set(id, { answer, saved: { length: 0, at: clock.now() }, stop });
      timer ??= setInterval(tick, saveEveryMs);
      return async () => {
        entered.delete(id);
        if (entered.size === 0 && timer !== null) {
          clearInterval(timer);
          timer = null;
        }
        await underWay;
      };
    },
  };
}

function isAlone(answer: RunningAnswer, { followedAt }: Pick<AnswerRow, 'followedAt'>, now: number): boolean {
  if (answer.followers > 0) return false;
  return now - Math.max(answer.aloneSince, Date.parse(followedAt ?? '') || 0) > aloneMs;
}
