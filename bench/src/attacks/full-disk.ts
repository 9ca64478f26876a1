import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { startUpload, type UploadedFile } from '@akada/contract/material/notes.ts';
import { type BenchInstance, createInstance } from '../instance/bench-instance.ts';
import { seed } from '../instance/seed.ts';
import { type Student, signedInStudents } from '../instance/students.ts';
import { sendExamStart } from '../load/exam-start.ts';
import { readNote, sendNote } from '../measure/notes.ts';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { getAddress, signedIn, type Target, timed } from './target.ts';

const diskMegabytes = 800;
const students = 20;
const senders = 8;
const fullForMs = 15_000;

/** The room that the product leaves to the database, and a little for two or three files. */
const nearlyFull = 256 * 1024 * 1024 + 120_000_000;

const bigPage = 'A page that fills the disk with plain words. '.repeat(450_000);
const smallPage = 'Osmosis is the movement of water through a membrane. '.repeat(20);

interface Tally {
  /** The number of answers of each status; status 0 counts missing answers. */
  statuses: number[];
  notes: string[];
  exams: string[];
  /** Uploads that were neither accepted nor rejected for lack of space. */
  unfinished: number;
}

/** An installation on a file system that runs full, first down to the reserve for the database and then to the end. */
export async function attackByFullDisk(): Promise<Figure[]> {
  const disk = mountSmallDisk(diskMegabytes);
  if (!disk)
    return getFigures({ failed: Number.NaN, unfinished: Number.NaN, lost: Number.NaN, back: Number.NaN });

  const instance = await createInstance(disk.folder);
  try {
    await seed(instance, students);
    return getFigures(await fill(instance, disk));
  } finally {
    await instance.remove();
    disk.remove();
  }
}

interface Measured {
  failed: number;
  unfinished: number;
  lost: number;
  back: number;
}

async function fill(instance: BenchInstance, disk: SmallDisk): Promise<Measured> {
  const product = await startWholeProduct(instance);
  const target: Target = { instance, product, students: await signedInStudents(instance) };
  const tally: Tally = { statuses: [], notes: [], exams: [], unfinished: 0 };

  disk.fillTo(nearlyFull);
  await Promise.all(
    target.students.slice(0, senders).map((student) => upload(target, student, bigPage, tally)),
  );
  disk.fillTo(0);
  const until = performance.now() + fullForMs;
  const busy = target.students.slice(0, senders).map(async (student, index) => {
    for (let count = 0; performance.now() < until; count += 1) {
      await upload(target, student, smallPage, tally);
      const start = await sendExamStart(product.origin, student, `full-${index}-${count}`);
      tally.statuses.push(start.status);
      if (start.examId) tally.exams.push(start.examId);
      const me = await fetch(getAddress(target, currentUser.path), { headers: signedIn(student) });
      tally.statuses.push(me.status);
      await pause(200);
    }
  });
  await Promise.all(busy);

  disk.empty();
  const [student] = target.students;
  if (!student) throw new Error('There is no student.');
  const back = await timed(() => untilWorking(product.origin, student));
  const lost = await lostOf(instance, tally);
  await product.end();
  const failed = tally.statuses.filter((status) => status === 0 || status === 500).length;
  return { failed, unfinished: tally.unfinished, lost, back: back.seconds };
}

async function upload(target: Target, student: Student, text: string, tally: Tally): Promise<void> {
  const form = new FormData();
  form.append('file', new File([text], 'page.txt'));
  const url = getAddress(target, startUpload.path);
  const sent = fetch(url, { method: 'POST', headers: signedIn(student), body: form });
  const response = await sent.catch(() => null);
  tally.statuses.push(response?.status ?? 0);
  if (response?.status === 201) {
    tally.notes.push(((await response.json()) as UploadedFile).id);
  } else if (response?.status !== 507 && response?.status !== 503) tally.unfinished += 1;
}

/** A note is taken, read and asked for. */
async function untilWorking(origin: string, student: Student): Promise<void> {
  for (;;) {
    try {
      const note = await sendNote(origin, student, new File([smallPage], 'after.txt'));
      return await readNote(origin, student, note);
    } catch {
      await pause(100);
    }
  }
}

/** Counts acknowledged items without a row, and notes without their file. */
async function lostOf({ database, folder }: BenchInstance, { notes, exams }: Tally): Promise<number> {
  const { rows: stored } = await database.pool.query<{ storage_key: string }>(
    'SELECT storage_key FROM notes WHERE id = ANY($1::uuid[])',
    [notes],
  );
  const { rows: started } = await database.pool.query('SELECT 1 FROM exams WHERE id = ANY($1::uuid[])', [
    exams,
  ]);
  const files = new Set(readdirSync(join(folder, 'files'), { recursive: true }).map(String));
  const without = stored.filter(({ storage_key: key }) => !files.has(key));
  return notes.length - stored.length + exams.length - started.length + without.length;
}

function getFigures({ failed, unfinished, lost, back }: Measured): Figure[] {
  const line = (name: string, unit: string, measured: number, max: number): Figure => ({
    name: `full disk: ${name}`,
    unit,
    measured,
    bare: null,
    goal: { most: max, of: 'unit' },
  });
  return [
    line('answers 500 or none', 'answers', failed, 0),
    line('uploads that began and could not end', 'uploads', unfinished, 0),
    line('acknowledged and lost', 'records', lost, 0),
    line('a note is read after there is room', 's', back, 30),
  ];
}
