import * as contract from '@akada/contract/work/practice.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizePractisable } from '../questions/practice/practisable.access.ts';
import type { PracticeAnswers } from './answers/practice-answers.service.ts';
import type { Bookmarks } from './bookmarks/bookmarks.service.ts';
import type { PracticeDraws } from './draw/practice-draw.service.ts';
import type { PracticeOverviews } from './draw/practice-overview.service.ts';
import type { PracticeTopics } from './draw/practice-topics.service.ts';
import type { PracticeHistory } from './history/practice-history.service.ts';

export interface PracticeRoutesDeps {
  draws: PracticeDraws;
  overviews: PracticeOverviews;
  topics: PracticeTopics;
  answers: PracticeAnswers;
  history: PracticeHistory;
  bookmarks: Bookmarks;
  authorizePractisable: AuthorizePractisable;
}

export function practiceRoutes(deps: PracticeRoutesDeps): Route[] {
  const { draws, overviews, topics, answers, history, bookmarks, authorizePractisable } = deps;

  return [
    route(contract.practiceOverview)(async ({ caller, query }) => ({
      status: 200,
      body: await overviews.of(caller.userId, query.zone),
    })),
    route(contract.drawPractice)(async ({ caller, query }) => ({
      status: 200,
      body: await draws.draw(caller.userId, query),
    })),
    route(contract.practiceTopics)(async ({ caller, query }) => ({
      status: 200,
      body: { items: await topics.of(caller.userId, query) },
    })),
    route(contract.sendPracticeAnswers)(async ({ caller, body }) => ({
      status: 200,
      body: await answers.receive(caller.userId, { sentAt: body.sent_at, answers: body.answers }),
    })),
    route(contract.practiceHistory)(async ({ caller, query }) => ({
      status: 200,
      body: await history.list(caller.userId, query),
    })),
    route(contract.practiceHistorySources)(async ({ caller }) => ({
      status: 200,
      body: { items: await history.sources(caller.userId) },
    })),
    route(contract.listBookmarks)(async ({ caller, query }) => ({
      status: 200,
      body: await bookmarks.list(caller.userId, query),
    })),
    route(contract.addBookmark)(async ({ caller, params }) => {
      await bookmarks.add(caller.userId, await authorizePractisable(caller, params.question_id));
      return { status: 204 };
    }),
    route(contract.removeBookmark)(async ({ caller, params }) => {
      await bookmarks.remove(caller.userId, params.question_id);
      return { status: 204 };
    }),
  ];
}
