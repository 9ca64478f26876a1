import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program of the bench in a separate process. It ends when ours does: its channel closes. */
export interface ChildProgram {
  pid: number;
  /** Sends a message and waits for the answer; one at a time. @throws Error when the program ends instead */
  ask<Answer>(message: object): Promise<Answer>;
  end(): Promise<void>;
}

/** @param execArgv flags for Node itself */
export async function startProgram(program: URL, execArgv: string[] = []): Promise<ChildProgram> {
  const child = fork(fileURLToPath(program), [], {
    execArgv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  await once(child, 'spawn');
  const exited = once(child, 'exit');

  return {
    pid: child.pid ?? 0,
    ask: (message) => answerTo(child, exited, message, program),
    async end() {
      child.disconnect();
      await exited;
    },
  };
}

async function answerTo<Answer>(
  child: ChildProcess,
  exited: Promise<unknown[]>,
  message: object,
  program: URL,
): Promise<Answer> {
  const answered = once(child, 'message').then(([answer]) => answer as Answer);
  const ended = exited.then(([code]) => {
    throw new Error(`${program.pathname} ended with ${code}`);
  });
  child.send(message);
  return Promise.race([answered, ended]);
}
