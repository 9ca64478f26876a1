/**
 * Answers that this process writes, and their followers here. An answer that is no longer listed has its end
 * in its row.
 */

/** As far as it has come. */
export interface RunningAnswer {
  /** In the order in which they came: what is done with each new one does not grow with those before it. */
  readonly pieces: readonly string[];
  /** Characters of all of them. */
  length: number;
  text(): string;
  add(piece: string): void;
  /** How its first characters are shown; null before the first block is whole. */
  drawn: { to: number; tree: unknown } | null;
  /** All of it has come, and a judge reads it. */
  isChecked: boolean;
  followers: number;
  /** The time since when it has no reader, in milliseconds since the epoch. */
  aloneSince: number;
  /** @returns when something of this has changed */
  changed(): Promise<void>;
  /** Notifies the waiting followers. */
  change(): void;
  /** Its reader wants no more of it. */
  stop(): void;
}

export type RunningAnswers = Map<string, RunningAnswer>;

/** @param stop closes what writes it */
export function newRunningAnswer(now: number, stop: () => void): RunningAnswer {
  let next = Promise.withResolvers<void>();
  const pieces: string[] = [];
  return {
    pieces,
    length: 0,
    text: () => pieces.join(''),
    add(piece) {
      pieces.push(piece);
      this.length += piece.length;
    },
    drawn: null,
    isChecked: false,
    followers: 0,
    aloneSince: now,
    changed: () => next.promise,
    change() {
      next.resolve();
      next = Promise.withResolvers<void>();
    },
    stop,
  };
}
