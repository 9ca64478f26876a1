import { usageStats } from '@akada/contract/base/usage.ts';
import { readPage } from '@akada/contract/material/note-pages.ts';
import { deleteFile } from '@akada/contract/material/notes.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { getCardGeneration } from '@akada/contract/work/card-generation.ts';
import { getGeneration } from '@akada/contract/work/generation.ts';
import { getGuide } from '@akada/contract/work/guide-generation.ts';
import { getSample, takeSample } from '@akada/contract/work/samples.ts';
import { beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function newStudent() {
  const { access_token } = await signIn(app, await createPerson(app));
  const headers = { authorization: `Bearer ${access_token}` };
  return async (endpoint: EndpointShape, params: Record<string, string> = {}) => {
    const { status, body } = await send(app, endpoint, { headers, params });
    return status === 204 ? null : JSON.parse(body);
  };
}

it('the sample has a note, questions, cards and a guide with sources, and uses no monthly allowance', async () => {
  const call = await newStudent();
  expect(await call(getSample)).toEqual({ sample: null });
  const sample = await call(takeSample);
  expect(await call(getSample)).toEqual({ sample });

  const { items: questions } = await call(getGeneration, { id: sample.questions_id });
  const { items: cards } = await call(getCardGeneration, { id: sample.cards_id });
  const { status, sections } = await call(getGuide, { id: sample.guide_id });
  expect(questions).toHaveLength(10);
  expect(cards).toHaveLength(10);
  expect([status, sections.length > 2]).toEqual(['ready', true]);
  for (const { source } of questions) {
    const page = await call(readPage, { id: sample.note_id, n: String(source.page) });
    expect(JSON.stringify(page)).toContain(source.quote);
  }
  const { items: kinds } = await call(usageStats);
  expect(kinds.map(({ used }: { used: number }) => used)).toEqual([0, 0, 0, 0]);
});

it('two simultaneous taps make one sample, and a deleted sample is made again', async () => {
  const call = await newStudent();
  const [one, other] = await Promise.all([call(takeSample), call(takeSample)]);
  expect(other).toEqual(one);
  await call(deleteFile, { id: one.note_id });
  expect(await call(getSample)).toEqual({ sample: null });
  expect((await call(takeSample)).note_id).not.toBe(one.note_id);
});
