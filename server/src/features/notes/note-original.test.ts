/** Getting an uploaded file back, by the browser's own download. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { apiUrl, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { callFiles } from './testing/note-services.ts';
import { uploadedNote, uploadedText } from './testing/read-notes.ts';

let app: TestApp;
let student: SignedInCaller;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});
beforeEach(async () => {
  student = await createCaller(app);
  id = await uploadedNote(app, student, 'Génie – 1½ “notes”.txt');
});

const prepare = (caller: SignedInCaller | null = student) =>
  callFiles(app, caller, `/${id}/original`, 'POST');
const getPath = async (): Promise<string> => (await (await prepare()).json()).download_path;
const download = async (path: string) => fetch(new URL(path, await apiUrl(app)));

it('only the owner can prepare a download', async () => {
  expect((await prepare(null)).status).toBe(401);
  expect((await prepare(await createCaller(app, { role: 'tutor' }))).status).toBe(403);
  expect((await prepare(await createCaller(app))).status).toBe(404);
  expect((await prepare()).status).toBe(200);
});

it('the original file is served unchanged, under its name, as a download', async () => {
  const answer = await download(await getPath());

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(uploadedText);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-length')).toBe(String(uploadedText.length));
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; /);
  expect(decodeURIComponent(disposition)).toContain("filename*=UTF-8''Génie – 1½ “notes”.txt");
});

it('a ticket opens the original file for a minute, and a forged ticket is rejected', async () => {
  const path = await getPath();
  expect((await download(`${path.slice(0, -4)}AAAA`)).status).toBe(404);
  expect((await download(path.replace(/ticket=.*/, 'ticket=%20'))).status).toBe(422);
  app.clock.advance(61_000);
  expect((await download(path)).status).toBe(404);
});

/** Events that end every session of a student, by name. */
const endings: [string, () => Promise<unknown>][] = [
  ['the sign-in', () => endSessions()],
  ['a deactivated account', () => setUser('deactivated_at = now()')],
  ['an erased account', () => pool().query('DELETE FROM users WHERE id = $1', [student.userId])],
];
const pool = () => app.platform.database.pool;
const setUser = (change: string) =>
  pool().query(`UPDATE users SET ${change} WHERE id = $1`, [student.userId]);
const endSessions = () =>
  app.http.inject({
    method: 'DELETE',
    url: '/api/v1/users/me/sessions',
    headers: { authorization: student.authorization },
  });

it.each(endings)('the file is closed by %s, and so is the archive of all notes', async (_name, end) => {
  const archive = await app.http.inject({
    method: 'POST',
    url: '/api/v1/my-notes/export',
    headers: { authorization: student.authorization },
  });
  const paths = [await getPath(), archive.json().download_path];
  for (const path of paths) expect((await download(path)).status).toBe(200);
  await end();
  for (const path of paths) expect((await download(path)).status).toBe(404);
});

it('the file is closed when its note is deleted', async () => {
  const path = await getPath();
  await callFiles(app, student, `/${id}`, 'DELETE');

  expect((await download(path)).status).toBe(404);
});
