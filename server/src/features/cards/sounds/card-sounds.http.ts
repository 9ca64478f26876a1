import { addCardSound, readCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CardSounds } from './card-sounds.service.ts';

/** A sound never changes under its id: another sound has another id. */
const cachedForever = { 'cache-control': 'public, max-age=31536000, immutable' };

export function cardSoundsRoutes(sounds: CardSounds): Route[] {
  return [
    route(addCardSound)(async ({ caller, file, signal }) => ({
      status: 201,
      body: await sounds.upload(caller.userId, file, signal),
    })),
    route(readCardSound)(async ({ params }) => ({
      status: 200,
      headers: cachedForever,
      content: await sounds.read(params.id),
    })),
  ];
}
