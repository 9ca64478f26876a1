import { Readable } from 'node:stream';
import * as contract from '@akada/contract/work/assistant.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { createOccupancy } from '../../platform/http/occupancy.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeDeletion } from '../../platform/undo/undo.ts';
import type { AuthorizeAskable } from '../questions/practice/askable-question.service.ts';
import type { Asking } from './asking/asking.service.ts';
import type { PracticeHelp } from './asking/practice-help.service.ts';
import type { AuthorizeAssistant, OwnAnswer } from './record/assistant.access.ts';
import type { Threads } from './threads.service.ts';
import type { createAllowances } from './writing/allowance.service.ts';
import type { AnswerWriting } from './writing/answer-writing.service.ts';
import type { Following } from './writing/following.service.ts';

/** Limits of one process: both answers of a person, on several devices. */
const streamLimits = {
  perPerson: 8,
  inAll: 5_000,
  refusal: 'Too many answers are open at once. Close one of them.',
  retryAfter: 5,
};

export function assistantRoutes(deps: {
  asking: Asking;
  help: PracticeHelp;
  answering: AnswerWriting;
  follow: Following;
  threads: Threads;
  allowances: ReturnType<typeof createAllowances>;
  authorize: AuthorizeAssistant;
  authorizeAskable: AuthorizeAskable;
  authorizeDeletion: AuthorizeDeletion;
}): Route[] {
  const { asking, help, answering, follow, threads, allowances, authorize } = deps;
  const open = createOccupancy(streamLimits);

  const streamed = (
    answer: OwnAnswer,
    after: number,
    { signal, closing, deadline }: { signal: AbortSignal; closing: AbortSignal; deadline: AbortSignal },
  ) => {
    const close = open.enter(answer.userId);
    // A stopping process finishes its answers with their readers; readers of others find another process.
    const ended = AbortSignal.any([signal, answering.running.has(answer.id) ? deadline : closing]);
    // Its abort came before this line, and comes no second time.
    if (ended.aborted) close();
    else ended.addEventListener('abort', close, { once: true });
    return { status: 200 as const, events: untilClosed(follow(answer, { after, signal: ended }), close) };
  };

  return [
    route(contract.ask)(async (call) => {
      const { caller, body: form, idempotencyKey: key, deadline } = call;
      return streamed(await asking.begin({ caller, form, noteId: null, key, deadline }), 0, call);
    }),
    route(contract.askNote)(async (call) => {
      const { caller, body, idempotencyKey: key, deadline } = call;
      const { gemini_file_id: noteId, ...form } = body;
      return streamed(await asking.begin({ caller, form, noteId, key, deadline }), 0, call);
    }),
    route(contract.helpPractice)(async (call) => {
      const { caller, params, query, deadline } = call;
      const question = await deps.authorizeAskable(caller, params.id);
      return streamed(await help.help({ caller, question, ...query, step: query.step, deadline }), 0, call);
    }),
    route(contract.followAnswer)(async (call) =>
      streamed(await authorize.answer(call.caller, call.params.id), call.query.after, call),
    ),
    route(contract.stopAnswer)(async ({ caller, params }) => {
      await answering.stop(await authorize.answer(caller, params.id));
      return { status: 204 };
    }),
    route(contract.assistantStanding)(async ({ caller }) => ({
      status: 200,
      body: await allowances.standing(caller.userId),
    })),
    route(contract.listThreads)(async ({ caller, query }) => ({
      status: 200,
      body: await threads.list(caller.userId, query),
    })),
    route(contract.getThread)(async ({ caller, params }) => ({
      status: 200,
      body: await threads.get(await authorize.thread(caller, params.id)),
    })),
    route(contract.renameThread)(async ({ caller, params, body }) => ({
      status: 200,
      body: await threads.rename(await authorize.thread(caller, params.id), body.title),
    })),
    route(contract.deleteThread)(async ({ caller, params }) => {
      await threads.remove(await deps.authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(contract.restoreThread)(async ({ caller, params }) => {
      await threads.restore(await deps.authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(contract.listDeletedThreads)(async ({ caller }) => ({
      status: 200,
      body: { items: await threads.listDeleted(caller.userId) },
    })),
    route(contract.exportThread)(async ({ caller, params }) => {
      const thread = await authorize.thread(caller, params.id);
      const bytes = Buffer.from(await threads.write(thread));
      const stream = Readable.from([bytes], { objectMode: false });
      return {
        status: 200,
        content: { stream, bytes: bytes.length, filename: setFileName(thread.title, 'md') },
      };
    }),
  ];
}

async function* untilClosed<Event>(events: AsyncIterable<Event>, close: () => void): AsyncGenerator<Event> {
  try {
    yield* events;
  } finally {
    close();
  }
}
