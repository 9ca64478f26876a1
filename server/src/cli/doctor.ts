import type { Command } from './command.ts';
import type { Finding } from './doctor/finding.ts';
import { findings } from './doctor/findings.ts';

export const doctor: Command = {
  words: 'doctor',
  usage: '',
  about: 'checks configuration, database, storage, mail, Google and AI provider, and says what is wrong',
  async run(context) {
    let wrong = 0;
    for (const { subject, find } of findings) {
      const { ok, line } = await find(context).catch(unexpected);
      if (!ok) wrong += 1;
      context.print(`${ok ? 'ok   ' : 'WRONG'}  ${subject.padEnd(13)}  ${line}`);
    }

    return wrong > 0 ? 1 : 0;
  },
};

function unexpected(error: unknown): Finding {
  return { ok: false, line: error instanceof Error ? error.message : String(error) };
}
