import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { expect, test, vi } from 'vitest';
import { practiceOutbox } from '../../features/quiz/practice-outbox.ts';
import { makeTokens, playServer, refused } from '../../testing/played-server.ts';
import { makeId } from '../../testing/samples.ts';
import { storeTokens } from '../session/session-store.ts';

vi.stubGlobal('document', { visibilityState: 'visible' });

const server = playServer();

const [ofAda, ofObi] = [makeId(1), makeId(2)];
const answerOf = (id: string): PracticeAnswer => ({
  id,
  sitting_id: 's1',
  question_id: 'q1',
  version: 1,
  choices: [0],
  certainty: null,
  hints: 0,
  took_ms: 4_000,
  usual_ms: null,
  zone: 'Africa/Lagos',
  local_day: '2026-11-24',
  given_at: '2026-11-24T09:00:00.000Z',
});

test('the outbox of the previous account stops once another account uses the device', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  storeTokens(makeTokens('one'));
  server.play = () => refused(503, 'Not now');
  practiceOutbox.record('ada', answerOf(ofAda));
  await expect.poll(() => practiceOutbox.of('ada').state().isReaching).toBe(false);

  const outbox = practiceOutbox.of('obi');
  server.play = () => ({ status: 200, body: { stored: [ofAda, ofObi], refused: [] } });
  page.dispatchEvent(new Event('online'));
  practiceOutbox.record('obi', answerOf(ofObi));
  await expect.poll(() => outbox.state().waiting).toBe(0);

  const sent = server.requests.map(({ body }) =>
    JSON.parse(body).answers.map(({ id }: PracticeAnswer) => id),
  );
  expect(sent).toEqual([[ofAda], [ofObi]]);
  vi.unstubAllGlobals();
});
