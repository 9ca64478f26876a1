import type { Student } from '../../instance/students.ts';
import type { FaultKind } from '../fault-proxy.ts';

/** What the product needs of others, and how it can be taken away. */
export interface Dependency {
  name: string;
  /** Variables by which the product finds it. */
  settings: Record<string, string>;
  /** Longest time, after its return, until all that was acknowledged has come about, in seconds. */
  backWithin: number;
  /** Longest answer to others meanwhile, in milliseconds. */
  answerWithin: number;
  /** Begins what the fault will interrupt. */
  prepare(scene: Scene): Promise<void>;
  inject(kind: FaultKind): Promise<void>;
  heal(): Promise<void>;
  /** Somebody needs it just now. @returns what they were told */
  use(scene: Scene): Promise<UseAnswer>;
  /** Resolves when it serves again and all that was acknowledged has come about, or has come to a bad end. */
  recovered(scene: Scene): Promise<void>;
  /** @returns how much of what was acknowledged has not come about */
  lost(scene: Scene): Promise<number>;
  close(): Promise<void>;
}

/** Where it happens. */
export interface Scene {
  origin: string;
  pid: number;
  /** Those who need the dependency; the callers are others. */
  students: readonly Student[];
}

export interface UseAnswer {
  /** Of the answer, 0 where none came. */
  status: number;
  /** False for a failure that does not say when to try again. */
  fair: boolean;
}

/** @returns what an answer told; a failure of the server is fair when it says when to try again */
export async function answerOf(
  send: () => Promise<Response>,
): Promise<UseAnswer & { response: Response | null }> {
  try {
    const response = await send();
    const { status, headers } = response;
    return { status, fair: status < 500 || headers.has('retry-after'), response };
  } catch {
    return { status: 0, fair: false, response: null };
  }
}

/** @returns each student in turn, the first one after the last */
export function inTurns(): (students: readonly Student[]) => Student {
  let turn = 0;
  return (students) => {
    const student = students[turn % students.length];
    turn += 1;
    if (!student) throw new Error('There is no student.');
    return student;
  };
}
