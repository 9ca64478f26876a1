/** The health of an installation: figures, and the thresholds from which a part needs an administrator. */

export const healthLevels = ['green', 'amber', 'red'] as const;
export type HealthLevel = (typeof healthLevels)[number];

export const healthParts = [
  'database',
  'connections',
  'transactions',
  'jobs',
  'outbox',
  'mail',
  'disk',
  'migrations',
  'clock',
] as const;
export type HealthPart = (typeof healthParts)[number];

const second = 1_000;
const minute = 60 * second;
const gibibyte = 1024 ** 3;

/** From each figure on the part is amber or red; free disk space counts downwards. */
export const healthThresholds = {
  connectionShare: { amber: 0.8, red: 0.95 },
  transactionMs: { amber: minute, red: 10 * minute },
  failedJobs: { amber: 1, red: 50 },
  outboxMs: { amber: minute, red: 10 * minute },
  mailMs: { amber: 10 * minute, red: 60 * minute },
  mailGivenUp: { amber: 1, red: 50 },
  /** Amber is four times the reserve below which uploads are rejected. */
  freeBytes: { amber: gibibyte, red: gibibyte / 4 },
  clockMs: { amber: 2 * second, red: minute },
} as const;

/** The measured figures. Times are milliseconds, sizes are bytes. */
export interface HealthFacts {
  databaseBytes: number;
  connections: { used: number; max: number };
  /** The age of the oldest open transaction; 0 if none is open. */
  transactionMs: number;
  jobs: { waitingCount: number; running: number; failed: number };
  /** The age of the oldest event that is not delivered; 0 if none waits. */
  outboxMs: number;
  mail: { kind: 'smtp' | 'sandbox' | 'none'; waitingCount: number; unsent: number; oldestMs: number };
  /** Null if files and database are elsewhere. */
  freeBytes: number | null;
  migrations: { missing: number; foreign: number };
  /** The clock of this machine differs from the database by this much. */
  clockMs: number;
}

export interface HealthFinding {
  part: HealthPart;
  level: HealthLevel;
  /** The figures as a sentence. */
  fact: string;
  /** The next act of an administrator; null if there is none. */
  advice: string | null;
}

/** @returns a finding for each part, in the order of `healthParts` */
export function judgeHealth(facts: HealthFacts): HealthFinding[] {
  return healthParts.map((part) => {
    const { level, fact, advice } = judges[part](facts);
    return { part, level, fact, advice: level === 'green' ? null : advice };
  });
}

type Judgement = Omit<HealthFinding, 'part' | 'advice'> & { advice: string };

const judges: Record<HealthPart, (facts: HealthFacts) => Judgement> = {
  database: ({ databaseBytes }) => ({
    level: 'green',
    fact: `It answers, and it takes ${sizeWords(databaseBytes)}.`,
    advice: '',
  }),
  connections: ({ connections: { used, max } }) => ({
    level: getLevel(used / Math.max(1, max), healthThresholds.connectionShare),
    fact: `${used} of ${max} are in use.`,
    advice: 'Run fewer server processes, or raise max_connections of PostgreSQL.',
  }),
  transactions: ({ transactionMs }) => ({
    level: getLevel(transactionMs, healthThresholds.transactionMs),
    fact: transactionMs === 0 ? 'None is open.' : `The oldest is open for ${timeWords(transactionMs)}.`,
    advice: 'Find out which program keeps it open (pg_stat_activity), and end that program.',
  }),
  jobs: ({ jobs: { waitingCount, running, failed } }) => ({
    level: getLevel(failed, healthThresholds.failedJobs),
    fact: `${waitingCount} waiting, ${running} running, ${failed} failed.`,
    advice: 'Read in the server log why they failed, and remove the cause.',
  }),
  outbox: ({ outboxMs }) => ({
    level: getLevel(outboxMs, healthThresholds.outboxMs),
    fact: outboxMs === 0 ? 'No event is waiting.' : `The oldest event waits for ${timeWords(outboxMs)}.`,
    advice: 'Check that a worker is running, and read in its log what fails.',
  }),
  mail: ({ mail }) => ({
    level: worse(
      getLevel(mail.unsent, healthThresholds.mailGivenUp),
      mail.kind === 'none' ? 'green' : getLevel(mail.oldestMs, healthThresholds.mailMs),
    ),
    fact: mailWords(mail),
    advice: 'Run akada doctor, which tries the mail server, and correct the mail settings.',
  }),
  disk: ({ freeBytes }) => ({
    level: freeBytes === null ? 'green' : diskLevel(freeBytes),
    fact: freeBytes === null ? 'Files and database are on other machines.' : `${sizeWords(freeBytes)} free.`,
    advice: 'Add space: uploads are refused when the disk is nearly full.',
  }),
  migrations: ({ migrations: { missing, foreign } }) => ({
    // A newer version may already be at work next to this one.
    level: missing > 0 ? 'red' : getLevel(foreign, { amber: 1, red: Number.POSITIVE_INFINITY }),
    fact:
      missing + foreign === 0 ? 'All are applied.' : `${missing} not applied, ${foreign} of a newer version.`,
    advice: 'Run the same version of Akada everywhere. npm run akada -- migrate applies what is missing.',
  }),
  clock: ({ clockMs }) => ({
    level: getLevel(clockMs, healthThresholds.clockMs),
    fact:
      clockMs < second
        ? 'It agrees with the database.'
        : `It differs from the database by ${timeWords(clockMs)}.`,
    advice: 'Set the clocks of both machines by a time server (NTP).',
  }),
};

/** @param freeBytes the free space of the data folder's disk */
export function diskLevel(freeBytes: number): HealthLevel {
  const { amber, red } = healthThresholds.freeBytes;
  if (freeBytes < red) return 'red';
  return freeBytes < amber ? 'amber' : 'green';
}

function getLevel(figure: number, { amber, red }: { amber: number; red: number }): HealthLevel {
  if (figure >= red) return 'red';
  return figure >= amber ? 'amber' : 'green';
}

/** @returns the worse level of the two */
export function worse(one: HealthLevel, other: HealthLevel): HealthLevel {
  return healthLevels.indexOf(one) > healthLevels.indexOf(other) ? one : other;
}

function mailWords({ kind, waitingCount, unsent, oldestMs }: HealthFacts['mail']): string {
  const failures = unsent > 0 ? ` ${unsent} given up.` : '';
  if (kind === 'none') return `This installation sends no email.${failures}`;
  if (waitingCount === 0) return `No email is waiting.${failures}`;
  return `${waitingCount} waiting, the oldest for ${timeWords(oldestMs)}.${failures}`;
}

function timeWords(milliseconds: number): string {
  if (milliseconds < minute) return `${Math.round(milliseconds / second)} s`;
  if (milliseconds < 120 * minute) return `${Math.floor(milliseconds / minute)} min`;
  return `${Math.floor(milliseconds / (60 * minute))} h`;
}

function sizeWords(bytes: number): string {
  return bytes < gibibyte
    ? `${Math.round(bytes / 1024 ** 2)} MB`
    : `${Math.round((bytes / gibibyte) * 10) / 10} GB`;
}
