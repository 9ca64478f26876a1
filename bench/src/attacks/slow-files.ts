import { currentUser } from '@akada/contract/identity/accounts.ts';
import { deleteFile } from '@akada/contract/material/notes.ts';
import { startProgram } from '../instance/child-program.ts';
import type { Student } from '../instance/students.ts';
import type { LightPlan } from '../load/light-load.ts';
import { readNote, sendNote } from '../measure/notes.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { proseLines } from '../study/prose.ts';
import { slowPdf } from './slow-pdf.ts';
import { getAddress, signedIn, type Target, timed } from './target.ts';

const senders = 3;
const filesOfEach = 2;

/** Several accounts send files that use up the whole time of a reading; another student then sends a page of text. */
export async function attackBySlowFiles(target: Target): Promise<Figure[]> {
  const { product, students } = target;
  const [other, ...attackers] = students.slice(0, senders + 1);
  if (!other || attackers.length < senders) throw new Error('There are too few students.');

  const others = await startProgram(new URL('../load/light-load-process.ts', import.meta.url));
  const plan: LightPlan = {
    url: getAddress(target, currentUser.path),
    tokens: students.slice(-100).map(({ accessToken }) => accessToken),
    perSecond: 50,
  };
  await others.ask(plan);
  const slow = new File([new Uint8Array(slowPdf())], 'slow.pdf');
  const sent: { id: string; sender: Student }[] = [];
  for (let index = 0; index < filesOfEach; index += 1)
    for (const sender of attackers)
      sent.push({ sender, id: (await sendNote(product.origin, sender, slow)).id });

  const page = new File([proseLines('stems', 40).join('\n\n')], 'page.txt');
  const { seconds } = await timed(async () =>
    readNote(product.origin, other, await sendNote(product.origin, other, page)),
  );
  const { latencies } = await others.ask<{ latencies: number[] }>({ stop: true });
  await others.end();
  // The instance serves the next attack: what is deleted is not read any more.
  for (const { id, sender } of sent) {
    const url = getAddress(target, deleteFile.path.replace('{id}', id));
    await fetch(url, { method: 'DELETE', headers: signedIn(sender) });
  }

  return [
    {
      name: `note of another student beside ${senders * filesOfEach} slow files of ${senders}`,
      unit: 's',
      measured: seconds,
      bare: null,
      goal: { most: 3, of: 'unit' },
    },
    {
      name: 'p99 of other students beside slow files',
      unit: 'ms',
      measured: quantile(latencies, 0.99),
      bare: null,
      goal: { most: 250, of: 'unit' },
    },
  ];
}
