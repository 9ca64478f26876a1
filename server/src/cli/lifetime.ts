/** How a long-running process ends: in order, within a limit, and once. */
import { shutdownSeconds } from '../platform/config/config.ts';
import type { Log } from '../platform/log/log.ts';

export interface Lifetime {
  /** Registers a resource to close; the last registered is closed first. */
  onEnd(close: () => Promise<void>): void;
  /**
   * Closes everything and ends the process.
   *
   * @param limitMs for each resource to close; short if its database is lost, because nothing can be saved
   */
  end(exitCode: number, limitMs?: number): Promise<void>;
  readonly ending: boolean;
}

/** One key press can arrive three times: from the terminal, from npm and from the script that started us. */
const samePressMs = 1_000;

/** Reserves a share of the limit for the database when the application takes too long to close. */
const closerLimitMs = 26_000;

/** Makes signals, the loss of our parent and unexpected exceptions end this process in good order. */
export function createLifetime(log: Log): Lifetime {
  const closers: (() => Promise<void>)[] = [];
  let endingSince: number | null = null;

  async function end(exitCode: number, limitMs = closerLimitMs): Promise<void> {
    if (endingSince !== null) return;

    endingSince = performance.now();
    setTimeout(() => process.exit(1), (shutdownSeconds - 1) * 1_000).unref();
    for (const close of closers.reverse()) await closeWithin(close, limitMs, log);
    process.exit(exitCode);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (endingSince !== null && performance.now() - endingSince > samePressMs) process.exit(1);
      void end(0);
    });
  }
  process.on('disconnect', () => void end(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected exception');
    void end(1);
  });

  return {
    onEnd: (close) => closers.push(close),
    end,
    get ending() {
      return endingSince !== null;
    },
  };
}

async function closeWithin(close: () => Promise<void>, milliseconds: number, log: Log): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, milliseconds);
  try {
    await Promise.race([close(), limit.promise]);
  } catch (error) {
    log.error({ err: error }, 'closing failed');
  } finally {
    clearTimeout(timer);
  }
}
