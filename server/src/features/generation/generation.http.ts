import { generateFlashcards, getCardGeneration } from '@akada/contract/work/card-generation.ts';
import {
  deleteGeneration,
  generateMcqs,
  getGeneration,
  listDeletedGenerations,
  listGenerations,
  listTopics,
  replaceQuestion,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import { generateGuide, getGuide, listGuides } from '@akada/contract/work/guide-generation.ts';
import { type QuestionScope, questionKinds } from '@akada/core/generation/question-draft.ts';
import { wholeNote } from '@akada/core/generation/scope/within-scope.ts';
import type * as z from 'zod/mini';
import type { Authorized } from '../../platform/access/authorize.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { waitForEngine } from '../../platform/study-model/wait-for-engine.ts';
import type { AuthorizeNote, Note } from '../notes/notes.access.ts';
import type { AuthorizeQuestion } from '../questions/questions.access.ts';
import type { AuthorizeGeneration } from './generation.access.ts';
import { type GenerationService, isFinished } from './generation.service.ts';
import type { GuideGenerations } from './guide-generations.service.ts';
import type { QuestionReplacing } from './question-replacing.service.ts';
import type { Waiting } from './question-scope.service.ts';
import type { SetDeletion } from './set-deletion.service.ts';

export interface GenerationRoutesDeps {
  generation: GenerationService;
  guideGenerations: GuideGenerations;
  setDeletion: SetDeletion;
  getTopics(note: Authorized<Note>, waiting: Waiting): Promise<string[]>;
  replacing: QuestionReplacing;
  authorizeNote: AuthorizeNote;
  authorizeQuestion: AuthorizeQuestion;
  authorizeGeneration: AuthorizeGeneration;
  authorizeCardSet: AuthorizeGeneration;
  authorizeGuide: AuthorizeGeneration;
}

type PagesOfForm = Pick<z.output<typeof generateMcqs.body>, 'first_page' | 'last_page'>;

/** @throws Fault `validation_failed` if only one end of a range of pages is given, or the last page comes before the first */
function findPages({ first_page: from, last_page: to }: PagesOfForm): QuestionScope['pages'] {
  if ((from === undefined) !== (to === undefined))
    throw invalidField(from === undefined ? 'first_page' : 'last_page', 'Give the first and the last page');
  if (from !== undefined && to !== undefined && to < from)
    throw invalidField('last_page', 'The last page comes before the first one');
  return from === undefined || to === undefined ? null : { from, to };
}

function findScope(body: z.output<typeof generateMcqs.body>): QuestionScope {
  const { kinds, context: focus, difficulty, types } = body;
  const selection = new Set(kinds.split(','));
  return {
    focus,
    pages: findPages(body),
    kinds: questionKinds.filter((kind) => selection.has(kind)),
    difficulty,
    types,
  };
}

export function generationRoutes(deps: GenerationRoutesDeps): Route[] {
  const {
    generation,
    setDeletion,
    getTopics,
    replacing,
    authorizeNote,
    authorizeQuestion,
    authorizeGeneration,
  } = deps;

  return [
    route(generateMcqs)(async ({ caller, body: form, idempotencyKey, signal, closing }) => {
      const id = await generation.start(
        caller,
        {
          kind: 'mcq',
          note: () => authorizeNote(caller, form.gemini_file_id),
          count: form.question_count,
          courseName: form.course_name,
          scope: findScope(form),
          idempotencyKey,
        },
        { signal, closing },
      );
      const load = () => authorizeGeneration(caller, id);
      const settled = await generation.settled(caller, load, AbortSignal.any([signal, closing]));
      const body = await generation.present(caller, settled);
      return { status: isFinished(settled) ? 200 : 202, body };
    }),
    ...cardRoutes(deps),
    ...guideRoutes(deps),
    route(listGenerations)(async ({ caller, query: { file_id: noteId, ...paging } }) => ({
      status: 200,
      body: await generation.list({ userId: caller.userId, noteId, ...paging }),
    })),
    route(getGeneration)(async ({ caller, params }) => ({
      status: 200,
      body: await generation.present(caller, await authorizeGeneration(caller, params.id)),
    })),
    route(listTopics)(async (call) => {
      const note = await authorizeNote(call.caller, call.params.id);
      return { status: 200, body: { topics: await getTopics(note, call) } };
    }),
    route(deleteGeneration)(async ({ caller, params }) => {
      await setDeletion.remove(await authorizeGeneration(caller, params.id));
      return { status: 204 };
    }),
    route(restoreGeneration)(async ({ caller, params }) => {
      await setDeletion.restore(await authorizeGeneration(caller, params.id));
      // Reads the set again, because its account may have been erased in the meantime.
      const set = await authorizeGeneration(caller, params.id);
      return { status: 200, body: await generation.present(caller, set) };
    }),
    route(listDeletedGenerations)(async ({ caller }) => ({
      status: 200,
      body: { items: await setDeletion.listDeleted(caller.userId) },
    })),
    route(replaceQuestion)(async (call) => {
      const { caller, params, idempotencyKey } = call;
      const question = () => authorizeQuestion(caller, params.id);
      const order = { userId: caller.userId, question, idempotencyKey };
      return { status: 201, body: await waitForEngine(call, (signal) => replacing.replace(order, signal)) };
    }),
  ];
}

function cardRoutes({ generation, authorizeNote, authorizeCardSet }: GenerationRoutesDeps): Route[] {
  return [
    route(generateFlashcards)(async ({ caller, body: form, idempotencyKey, signal, closing }) => {
      const order = {
        kind: 'flashcard' as const,
        note: () => authorizeNote(caller, form.gemini_file_id),
        count: form.card_count,
        courseName: form.course_name,
        scope: { ...wholeNote, focus: form.context, pages: findPages(form) },
        idempotencyKey,
      };
      const id = await generation.start(caller, order, { signal, closing });
      const load = () => authorizeCardSet(caller, id);
      const settled = await generation.settled(caller, load, AbortSignal.any([signal, closing]));
      const body = await generation.presentCards(caller, settled);
      return { status: isFinished(settled) ? 200 : 202, body };
    }),
    route(getCardGeneration)(async ({ caller, params }) => ({
      status: 200,
      body: await generation.presentCards(caller, await authorizeCardSet(caller, params.id)),
    })),
  ];
}

function guideRoutes({
  generation,
  guideGenerations,
  authorizeNote,
  authorizeGuide,
}: GenerationRoutesDeps): Route[] {
  return [
    route(generateGuide)(async ({ caller, body: form, idempotencyKey, signal, closing }) => {
      const order = {
        kind: 'enhanced_note' as const,
        note: () => authorizeNote(caller, form.gemini_file_id),
        count: 1,
        courseName: '',
        scope: { ...wholeNote, focus: form.context },
        idempotencyKey,
      };
      const id = await generation.start(caller, order, { signal, closing });
      const load = () => authorizeGuide(caller, id);
      const settled = await generation.settled(caller, load, AbortSignal.any([signal, closing]));
      const body = await guideGenerations.present(caller, settled);
      return { status: isFinished(settled) ? 200 : 202, body };
    }),
    route(listGuides)(async ({ caller, query: { file_id: noteId, ...paging } }) => ({
      status: 200,
      body: await guideGenerations.list({ userId: caller.userId, noteId, ...paging }),
    })),
    route(getGuide)(async ({ caller, params }) => ({
      status: 200,
      body: await guideGenerations.present(caller, await authorizeGuide(caller, params.id)),
    })),
  ];
}
