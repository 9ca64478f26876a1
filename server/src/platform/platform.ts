import { setTimeout as pause } from 'node:timers/promises';
import { type ReadingAbility, readingAbilities } from '@akada/core/notes/file-kinds.ts';
import { auditPersonalData } from './audit/audit.ts';
import type { Clock } from './clock/clock.ts';
import { openDatabaseClock } from './clock/database-clock.ts';
import type { Config } from './config/config.ts';
import { secretPaths } from './config/secret-paths.ts';
import { type ContentRenderer, createContentRenderer } from './content/content-renderer.ts';
import { type Database, type DatabaseConnection, openDatabase } from './database/database.ts';
import { type DatabaseWatch, watchDatabase } from './database/database-watch.ts';
import { trackSockets } from './database/sockets.ts';
import { findMediaPrograms, type MediaPrograms } from './extract/media/media-programs.ts';
import type { FileStore } from './files/file-store.ts';
import { openFileStore } from './files/open-file-store.ts';
import { type HintBus, openHintBus } from './hints/hints.ts';
import { idempotencyCleaning } from './idempotency/idempotency.ts';
import { type Internet, internet } from './internet/internet.ts';
import { createIsolationPool, type IsolationPool } from './isolate/pool.ts';
import type { Log } from './log/log.ts';
import { createMailDelivery } from './mail/delivery.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { openMailTransport } from './mail/open-mail-transport.ts';
import type { FeatureModule } from './module/feature-module.ts';
import { platformGauges } from './module/platform-gauges.ts';
import { waitingOfPlatform } from './module/waiting-platform.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { openQueue, type Queue } from './queue/queue.ts';
import { findTesseract } from './recognition/tesseract.ts';
import type { TextRecogniser } from './recognition/text-recogniser.ts';
import { openDataSecret } from './sealing/data-secret.ts';
import { createUnfinishedWork, type UnfinishedWork } from './unfinished/unfinished.ts';

/** Everything outside the features that they are given. */
export interface Platform {
  config: Config;
  log: Log;
  /** The secret behind sealed columns and keyed hashes; it stays when AUTH_SECRET changes. */
  dataSecret: string;
  /** The database's time. */
  clock: Clock;
  database: Database;
  databaseWatch: DatabaseWatch;
  queue: Queue;
  hints: HintBus;
  files: FileStore;
  mailer: Mailer;
  passwords: Passwords;
  /** Calls of addresses that come from a client use it. */
  internet: Internet;
  /** Child processes for uploaded files. */
  readers: IsolationPool;
  /** Child processes for files that take longer than most: no other file queues behind those. */
  longReaders: IsolationPool;
  /** Child processes that draw pages of scans: a note has hundreds of them, and no file queues behind those. */
  drawers: IsolationPool;
  /** Child processes for uploaded pictures: their owner waits for the answer, so they queue behind no book. */
  pictures: IsolationPool;
  /** Child processes that look into uploaded archives, whose senders wait as well. */
  inspectors: IsolationPool;
  /** Child processes for files of questions: one of a minute keeps no other upload waiting. */
  exchangers: IsolationPool;
  /** Child processes for the study engine, started before they are needed. */
  engines: IsolationPool;
  /** Finds text in pictures; null if no recogniser is installed. */
  recogniser: TextRecogniser | null;
  /** Opens recordings; null if ffmpeg is not installed. */
  media: MediaPrograms | null;
  /** Kinds of content that this instance reads in addition to text. */
  abilities: ReadonlySet<ReadingAbility>;
  /** Child processes that make content: a student's questions wait for theirs, so they queue behind no engine. */
  renderers: IsolationPool;
  content: ContentRenderer;
  /** The work that has to end before this process ends. */
  unfinished: UnfinishedWork;
  /** Jobs and tasks of the platform itself. */
  module: FeatureModule;
  close(graceMs: number): Promise<void>;
}

export interface PlatformDeps {
  config: Config;
  connection: DatabaseConnection;
  log: Log;
  /** The database's time where absent. */
  clock?: Clock | undefined;
  /** Defaults to the recommended cost. */
  passwords?: Passwords;
  /** Defaults to the resolver of this machine. */
  internet?: Internet | undefined;
}

const notHandedOut = {
  outbox_events: 'repeats for a month what other tables hold',
  hints: 'are deleted within a second',
  recounts: 'says when figures were last counted',
  mail_outbox: 'mail that its reader has; the bodies are emptied when it is sent',
  sandbox_mail: 'mail that its reader has; only on a machine that is tried out',
  idempotency_keys: 'only keeps a repeated call from making a thing twice',
};

/** Longer work loses the database, as in a killed process. */
const unfinishedGraceMs = 500;

/** Opens connections and pools. */
export async function openPlatform({
  config,
  connection,
  log,
  clock: receivedClock,
  passwords = createPasswords(),
  internet: receivedInternet = internet,
}: PlatformDeps): Promise<Platform> {
  const sockets = trackSockets();
  const database = openDatabase(connection, log, undefined, sockets);
  const databaseWatch = watchDatabase({ connection, database, log });
  const hiddenPaths = secretPaths(config, connection);
  const [dataSecret, queue, hints, files, clock, recogniser, media] = await Promise.all([
    openDataSecret({ database, config, log }),
    openQueue(connection, log, sockets),
    openHintBus(connection, log, sockets),
    openFileStore(config.files),
    receivedClock ? { now: () => receivedClock.now(), close: () => {} } : openDatabaseClock(database, log),
    config.tesseract === null ? null : findTesseract({ program: config.tesseract, hiddenPaths }),
    config.ffmpeg === null ? null : findMediaPrograms({ program: config.ffmpeg, hiddenPaths }),
  ]);
  // Each pool has one child, and short readings have two: two cores serve the API, the database and these, and the API comes first.
  const oneChild = { size: 1, hiddenPaths };
  // The second one continues next to a slow file, which makes room only if both are slow.
  const readers = createIsolationPool({ size: 2, hiddenPaths });
  const longReaders = createIsolationPool(oneChild);
  const drawers = createIsolationPool(oneChild);
  const pictures = createIsolationPool(oneChild);
  const inspectors = createIsolationPool(oneChild);
  const exchangers = createIsolationPool(oneChild);
  const engines = createIsolationPool(oneChild);
  const renderers = createIsolationPool(oneChild);
  const unfinished = createUnfinishedWork();
  const mailer = createMailer({ kind: config.mail.kind, queue, clock });
  const transport = openMailTransport(config.mail, database.db, clock);
  const delivery = createMailDelivery({ database, queue, clock, transport, log });

  return {
    config,
    log,
    dataSecret,
    clock,
    database,
    databaseWatch,
    queue,
    hints,
    files,
    mailer,
    passwords,
    internet: receivedInternet,
    readers,
    longReaders,
    drawers,
    pictures,
    inspectors,
    exchangers,
    engines,
    recogniser,
    media,
    abilities: getAbilities({ recogniser, media, config }),
    renderers,
    content: createContentRenderer({ pool: renderers, log }),
    unfinished,
    module: {
      jobs: [delivery.handler],
      tasks: [delivery.resendTask, idempotencyCleaning(database, clock)],
      personalData: [auditPersonalData, { tables: [], notHandedOut }],
      waitingSources: waitingOfPlatform({ queue, config }),
      gauges: platformGauges,
    },
    async close(graceMs) {
      clock.close();
      const pools = [readers, longReaders, drawers, pictures, inspectors, exchangers, engines, renderers];
      const closed = async () => {
        await queue.close(graceMs);
        await Promise.race([unfinished.ended(), pause(unfinishedGraceMs, undefined, { ref: false })]);
        await Promise.all([...pools.map((pool) => pool.close()), hints.close()]);
        await database.close();
      };
      // Goodbyes to a database that hangs are never answered, and there is nothing left to be saved.
      await Promise.race([closed(), databaseWatch.gone()]);
      await Promise.all([databaseWatch.close(), files.close(), ...pools.map((pool) => pool.close())]);
    },
  };
}

function getAbilities({
  recogniser,
  media,
  config,
}: Pick<Platform, 'recogniser' | 'media' | 'config'>): ReadonlySet<ReadingAbility> {
  const has: Record<ReadingAbility, boolean> = {
    recognition: recogniser !== null || config.languageModel?.sees === true,
    subtitle_tracks: media !== null,
    transcription: config.transcription !== null,
  };
  return new Set(readingAbilities.filter((ability) => has[ability]));
}
