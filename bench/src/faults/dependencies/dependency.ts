import type { Student } from '../../instance/students.ts';
import type { FaultKind } from '../fault-proxy.ts';

/** A dependency of the product, and how to make it fail. */
export interface Dependency {
  name: string;
  /** Variables by which the product finds it. */
  settings: Record<string, string>;
  /** Longest time, after its return, until all that was acknowledged has come about, in seconds. */
  backWithin: number;
  /** The longest answer to other users in the meantime, in milliseconds. */
  answerWithin: number;
  /** Begins what the fault will interrupt. */
  prepare(scene: Scene): Promise<void>;
  inject(kind: FaultKind): Promise<void>;
  heal(): Promise<void>;
  /**
   * Uses it at this moment.
   *
   * @returns the answer to the user
   */
  use(scene: Scene): Promise<UseAnswer>;
  /** Resolves when it serves again and all that was acknowledged has come about, or has come to a bad end. */
  recovered(scene: Scene): Promise<void>;
  /** @returns the number of acknowledged items that are missing */
  lost(scene: Scene): Promise<number>;
  close(): Promise<void>;
}

/** The setting of a fault. */
export interface Scene {
  origin: string;
  pid: number;
  /** The users of the dependency; the callers are other accounts. */
  students: readonly Student[];
}

export interface UseAnswer {
  /** The status of the answer; 0 if none came. */
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
