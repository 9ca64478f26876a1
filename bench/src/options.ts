import { parseArgs } from 'node:util';

/** What one run of the bench was asked to do. */
export interface BenchOptions {
  /** How often each thing is measured; the median counts. */
  rounds: number;
  /** Length of one measurement under load, in seconds. */
  loadSeconds: number;
  /** Load before the first measurement that does not count, in seconds. */
  warmUpSeconds: number;
  /** Sign-ins of one measurement. */
  logins: number;
  /** Notes that are read and asked about at once. */
  generations: number;
  /** Length of a quiet measurement under a light load, in seconds. */
  lightSeconds: number;
  /** Students of the large school, each with 200 questions and two open event streams. */
  largeSchool: number;
  /** Questions of the large bank. */
  largeBank: number;
  /** Whether only the times of answers to strangers are compared. */
  even: boolean;
  /** Answers of each kind that are timed for it. */
  evenSamples: number;
  /** Folder with chapters as JSON, null where the bench writes its own. */
  chapters: string | null;
  /** Folder for a processor profile of the product's server, null for none. */
  profile: string | null;
}

const full = {
  rounds: 3,
  loadSeconds: 6,
  warmUpSeconds: 3,
  logins: 500,
  generations: 10,
  lightSeconds: 15,
  largeSchool: 5_000,
  largeBank: 1_000_000,
  evenSamples: 500,
};
const quick = {
  rounds: 1,
  loadSeconds: 1,
  warmUpSeconds: 1,
  logins: 40,
  generations: 2,
  lightSeconds: 2,
  largeSchool: 500,
  largeBank: 100_000,
  evenSamples: 40,
};

/** @throws TypeError for an argument that is not known */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      even: { type: 'boolean', default: false },
      chapters: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  return {
    ...(values.quick ? quick : full),
    even: values.even,
    chapters: values.chapters ?? null,
    profile: values.profile ?? null,
  };
}
