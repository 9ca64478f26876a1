import { beforeEach, expect, test } from 'vitest';
import { makeTokens, playServer, refused } from '../../testing/played-server.ts';
import { readOwnTutorProfile } from './own-tutor-profile.ts';
import { eraseSession, sessionSnapshot, storeTokens, storeTutorProfileExists } from './session-store.ts';

const server = playServer();

beforeEach(() => {
  eraseSession();
  storeTokens(makeTokens('one'));
});

test('a reader that goes away does not change what the device remembers', async () => {
  storeTutorProfileExists(true);
  const page = new AbortController();
  server.play = () => {
    page.abort(new Error('The page was closed.'));
    return refused(404, 'Not found');
  };

  await expect(readOwnTutorProfile(page.signal)).rejects.toThrow('The page was closed.');
  expect(sessionSnapshot().tutorProfileExists).toBe(true);
});
