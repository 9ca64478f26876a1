import * as contract from '@akada/contract/material/cards.ts';
import { changeCards, listDoubles } from '@akada/contract/material/flashcards/card-bulk.ts';
import { moveDeck } from '@akada/contract/material/flashcards/own-decks.ts';
import * as reviews from '@akada/contract/work/reviews.ts';
import { measureStoredCards, readStoredCards } from '@akada/contract/work/stored-cards.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { CardBulk } from './bulk/card-bulk.service.ts';
import type { DecideCards } from './card-decisions.service.ts';
import type { CardWriting } from './card-writing.service.ts';
import type { CardAccess } from './cards.access.ts';
import type { MakeCardsOfQuestions } from './cards-of-questions.service.ts';
import type { ListDecks } from './decks/decks.service.ts';
import type { MoveDeck } from './decks/move-deck.service.ts';
import type { ListCards } from './list/cards-list.service.ts';
import type { ReadCardForecast } from './reviews/card-forecast.service.ts';
import type { ReadCardQueue } from './reviews/card-queue.service.ts';
import type { ReceiveReviews } from './reviews/card-reviews.service.ts';
import type { CardSettingsService } from './reviews/card-settings.service.ts';
import type { StoredCardsService } from './reviews/stored-cards.service.ts';

export interface CardsRoutesDeps {
  access: CardAccess;
  writing: CardWriting;
  list: ListCards;
  decide: DecideCards;
  bulk: CardBulk;
  ofQuestions: MakeCardsOfQuestions;
  decks: ListDecks;
  moveDeck: MoveDeck;
  queue: ReadCardQueue;
  receive: ReceiveReviews;
  forecast: ReadCardForecast;
  settings: CardSettingsService;
  stored: StoredCardsService;
  authorizeNote: AuthorizeNote;
}

export function cardsRoutes(deps: CardsRoutesDeps): Route[] {
  const { access, writing, list, decide, bulk, ofQuestions, decks } = deps;

  return [
    route(contract.listCards)(async ({ caller, query }) => ({
      status: 200,
      body: await list(caller.userId, query),
    })),
    route(contract.getCard)(async ({ caller, params }) => ({
      status: 200,
      body: await writing.present(await access.toUse(caller, params.id)),
    })),
    route(contract.createCard)(async ({ caller, body: form, idempotencyKey: key, signal }) => {
      const getNote = (id: string) => deps.authorizeNote(caller, id);
      const id = await writing.create(caller.userId, { form, noteOf: getNote, key, signal });
      return { status: 201, body: await writing.present(await access.toRepeat(caller, id)) };
    }),
    route(contract.editCard)(async ({ caller, params, body, signal }) => {
      await writing.edit(await access.toUse(caller, params.id), body, signal);
      return { status: 200, body: await writing.present(await access.toRepeat(caller, params.id)) };
    }),
    route(contract.changeCardStanding)(async ({ caller, params, body }) => {
      await writing.changeStanding(await access.toUse(caller, params.id), body);
      return { status: 200, body: await writing.present(await access.toRepeat(caller, params.id)) };
    }),
    route(contract.deleteCard)(async ({ caller, params }) => {
      await writing.remove(await access.toRepeat(caller, params.id));
      return { status: 204 };
    }),
    route(contract.restoreCard)(async ({ caller, params }) => {
      await writing.restore(await access.toRepeat(caller, params.id));
      return { status: 200, body: await writing.present(await access.toUse(caller, params.id)) };
    }),
    route(contract.listDeletedCards)(async ({ caller }) => ({
      status: 200,
      body: { items: await writing.listDeleted(caller.userId) },
    })),
    route(contract.decideCards)(async ({ caller, body }) => ({
      status: 200,
      body: await decide(caller.userId, body.decisions),
    })),
    route(changeCards)(async ({ caller, body }) => ({
      status: 200,
      body: { before: await bulk.change(caller.userId, body) },
    })),
    route(listDoubles)(async ({ caller }) => ({
      status: 200,
      body: { groups: await bulk.listDoubles(caller.userId) },
    })),
    route(contract.createCardsOfQuestions)(async ({ caller, body, signal }) => ({
      status: 200,
      body: await ofQuestions(caller.userId, body, signal),
    })),
    route(contract.listDecks)(async ({ caller, query }) => ({
      status: 200,
      body: await decks(caller.userId, query.zone),
    })),
    route(moveDeck)(async ({ caller, body, idempotencyKey }) => {
      await deps.moveDeck(caller.userId, body, idempotencyKey);
      return { status: 204 };
    }),
    ...reviewRoutes(deps),
  ];
}

function reviewRoutes({ queue, receive, forecast, settings, stored }: CardsRoutesDeps): Route[] {
  return [
    route(reviews.cardQueue)(async ({ caller, query }) => ({
      status: 200,
      body: await queue(caller.userId, query),
    })),
    route(reviews.sendReviews)(async ({ caller, body }) => ({
      status: 200,
      body: await receive(caller.userId, { sentAt: body.sent_at, events: body.events }),
    })),
    route(reviews.cardForecast)(async ({ caller, query }) => ({
      status: 200,
      body: await forecast(caller.userId, query),
    })),
    route(reviews.getCardSettings)(async ({ caller }) => ({
      status: 200,
      body: await settings.present(caller.userId),
    })),
    route(reviews.saveCardSettings)(async ({ caller, body }) => ({
      status: 200,
      body: await settings.save(caller.userId, body),
    })),
    route(readStoredCards)(async ({ caller, query }) => ({
      status: 200,
      body: await stored.read(caller.userId, query),
    })),
    route(measureStoredCards)(async ({ caller, query }) => ({
      status: 200,
      body: await stored.measure(caller.userId, query),
    })),
  ];
}
