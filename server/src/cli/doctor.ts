import type { Command, CommandContext } from './command.ts';
import { findDatabase, findExtensions, findMigrations } from './doctor/database.ts';
import type { Finding } from './doctor/finding.ts';
import { findIsolation } from './doctor/isolation.ts';
import { findLanguageModel } from './doctor/language-model.ts';
import { findRecognition } from './doctor/recognition.ts';
import { findRecord } from './doctor/record.ts';
import { findFilms, findSpeech } from './doctor/recordings.ts';
import { findGoogle, findMail, findPayments, findReceipts, findStorage } from './doctor/services.ts';

export const doctor: Command = {
  words: 'doctor',
  usage: '',
  about:
    'checks configuration, database, storage, isolation, scans, films, speech, mail, Google, payments, receipts, record and language model, and says what is wrong',
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

/** Everything that the doctor looks at, in order. A failure that is thrown is a finding too. */
const findings: readonly { subject: string; find(context: CommandContext): Promise<Finding> }[] = [
  { subject: 'configuration', find: findConfiguration },
  { subject: 'database', find: findDatabase },
  { subject: 'schema', find: findMigrations },
  { subject: 'extensions', find: findExtensions },
  { subject: 'storage', find: findStorage },
  { subject: 'isolation', find: findIsolation },
  { subject: 'scans', find: findRecognition },
  { subject: 'films', find: findFilms },
  { subject: 'speech', find: findSpeech },
  { subject: 'mail', find: findMail },
  { subject: 'Google', find: findGoogle },
  { subject: 'payments', find: findPayments },
  { subject: 'receipts', find: findReceipts },
  { subject: 'record', find: findRecord },
  { subject: 'AI model', find: findLanguageModel },
];

/** That it could be read is what counts: a wrong setting ends the command before. */
async function findConfiguration({ config }: CommandContext): Promise<Finding> {
  const stage = config.production ? 'production' : 'development';
  return { ok: true, line: `${config.publicUrl.origin}, ${stage}, data in ${config.dataDir}` };
}
