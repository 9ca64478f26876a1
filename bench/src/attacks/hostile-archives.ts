import { once } from 'node:events';
import { request } from 'node:http';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { startUpload } from '@akada/contract/material/notes.ts';
import { makeZip } from '../../../server/src/platform/extract/testing/zip.ts';
import { startProgram } from '../instance/child-program.ts';
import type { LightPlan } from '../load/light-load.ts';
import { residentShareMb } from '../measure/process-usage.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { getAddress, largestDuring, signedIn, type Target } from './target.ts';

const uploads = 20;
const members = 740;
const nameBytes = 65_000;

const boundary = 'akada-attack';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="notes.docx"\r\n\r\n`;

/** Twenty accounts simultaneously send an archive of 48 MB that holds nothing but names of 65 kB. */
export async function attackByArchives(target: Target): Promise<Figure[]> {
  const { product, students } = target;
  const name = 'n'.repeat(nameBytes);
  const bytes = makeZip(
    Array.from({ length: members }, (_, index) => ({ name: `${index}${name}`, content: '' })),
  );
  const statuses: number[] = [];
  const send = async (index: number): Promise<void> => {
    const student = students[index];
    if (!student) throw new Error('There are fewer students than attackers.');

    const upload = request(getAddress(target, startUpload.path), {
      method: 'POST',
      headers: { ...signedIn(student), 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    upload.write(head);
    upload.write(bytes);
    upload.end(`\r\n--${boundary}--\r\n`);
    const [response] = await once(upload, 'response');
    statuses.push(response.resume().statusCode);
  };
  // A separate process is needed: this one is busy with sending.
  const others = await startProgram(new URL('../load/light-load-process.ts', import.meta.url));
  const plan: LightPlan = {
    url: getAddress(target, currentUser.path),
    tokens: students.slice(-100).map(({ accessToken }) => accessToken),
    perSecond: 50,
  };
  await others.ask(plan);
  const memory = await largestDuring(
    () => residentShareMb([product.pid]),
    async () => void (await Promise.all(Array.from({ length: uploads }, (_, index) => send(index)))),
  );
  const { latencies } = await others.ask<{ latencies: number[] }>({ stop: true });
  await others.end();

  return [
    {
      name: `memory of the server under ${uploads} hostile archives`,
      unit: 'MB',
      measured: memory,
      bare: null,
      goal: { most: 300, of: 'unit' },
    },
    {
      name: 'p99 of other students meanwhile',
      unit: 'ms',
      measured: quantile(latencies, 0.99),
      bare: null,
      goal: { most: 250, of: 'unit' },
    },
    {
      name: 'hostile archives that were not refused',
      unit: 'uploads',
      measured: statuses.filter((status) => status < 400 || status >= 500).length,
      bare: null,
      goal: { most: 0, of: 'unit' },
    },
  ];
}
