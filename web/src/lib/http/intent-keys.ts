/**
 * One idempotency key per intent: a person who presses again after a lost answer means the same request,
 * which may have succeeded. The key is kept until the server has answered; the same request after that is
 * another intent.
 */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { randomId } from '../device/browser.ts';
import { sessionOwner } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import type { LooseCall } from './request.ts';

interface Intent {
  key: string;
  content: string;
  /** Milliseconds since the epoch. */
  beganAt: number;
}

/** The same request after this time is another intent. */
const maxAgeMs = 10 * 60_000;

const openIntents = new Map<string, Intent>();

type Keyed = Pick<EndpointShape, 'id' | 'effect'>;
type Request = LooseCall & { file?: File };

/** @param send is called with the key; with undefined if the endpoint takes none */
export async function withIntentKey<Answer>(
  { id, effect }: Keyed,
  request: Request,
  send: (key: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  if (effect !== 'key' || request.idempotencyKey !== undefined) return send(request.idempotencyKey);

  const { key } = getIntent(id, request);
  const settle = () => {
    if (openIntents.get(id)?.key === key) openIntents.delete(id);
  };
  try {
    const answer = await send(key);
    settle();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) settle();
    throw error;
  }
}

function getIntent(id: string, { params, body, file }: Request): Intent {
  const named = file && [file.name, file.size, file.lastModified];
  const content = JSON.stringify([sessionOwner(), params, body, named]);
  const beganAt = Date.now();
  const knownIntent = openIntents.get(id);
  if (
    knownIntent !== undefined &&
    knownIntent.content === content &&
    beganAt - knownIntent.beganAt < maxAgeMs
  )
    return knownIntent;

  const intent = { key: randomId(), content, beganAt };
  openIntents.set(id, intent);
  return intent;
}
