import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { contentRenewal } from '../../platform/content/stored/content-renewal.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import type { LanguageModelService } from '../language-model/language-model.service.ts';
import type { ModelWriting } from '../language-model/model-writing.service.ts';
import type { QuestionPages } from '../notes/mine/question-pages.service.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { createAuthorizeAskable } from '../questions/practice/askable-question.service.ts';
import type { AuthorizePractisable } from '../questions/practice/practisable.access.ts';
import { createAsking } from './asking/asking.service.ts';
import { createPracticeHelp } from './asking/practice-help.service.ts';
import { assistantRoutes } from './assistant.http.ts';
import { cutExpired, findOlderContent, renewContent } from './record/answers.repo.ts';
import { createAuthorizeAssistant } from './record/assistant.access.ts';
import { answers, askedQuestions, threads } from './record/assistant.tables.ts';
import { createThreads } from './threads.service.ts';
import { createAllowances } from './writing/allowance.service.ts';
import { createAnswerJudging } from './writing/answer-judging.service.ts';
import { createAnswerWriting, cutSentence } from './writing/answer-writing.service.ts';
import { createChatAnswers } from './writing/chat-answer.service.ts';
import { createFollowing } from './writing/following.service.ts';
import { createPracticeHints } from './writing/practice-hint.service.ts';
import { createThreadPassages } from './writing/thread-passages.service.ts';

export interface AssistantUses {
  languageModel: LanguageModelService;
  writing: ModelWriting;
  notes: NotesService;
  questionPages: QuestionPages;
  holds: QuestionHolds;
  authorizeNote: AuthorizeNote;
  authorizePractisable: AuthorizePractisable;
}

/** The assistant: questions and their answers, which arrive as they are written. */
export function createAssistant(platform: Platform, uses: AssistantUses) {
  const deps = { ...platform, ...uses, authorize: createAuthorizeAssistant(platform.database) };
  const answering = createAnswerWriting(platform);
  const allowances = createAllowances(deps);
  const chatAnswer = createChatAnswers({
    ...deps,
    passagesFor: createThreadPassages(deps),
    judging: createAnswerJudging(deps),
  });
  const follow = createFollowing({ ...deps, running: answering.running, allowance: allowances.allowance });
  const module: FeatureModule = {
    routes: assistantRoutes({
      ...deps,
      answering,
      allowances,
      follow,
      asking: createAsking({ ...deps, answering, chatAnswer }),
      help: createPracticeHelp({ ...deps, answering, hints: createPracticeHints(deps) }),
      threads: createThreads({ ...deps, answering }),
      authorizeAskable: createAuthorizeAskable(uses.authorizePractisable),
      authorizeDeletion: createAuthorizeDeletion(platform.database, threads),
    }),
    tasks: [
      undoSweep(platform, 'assistant', threads),
      getRenewal(platform),
      {
        name: 'assistant.cut_answers',
        everyMs: 60_000,
        run: () => cutExpired(platform.database.db, platform.clock.now(), cutSentence),
      },
    ],
    personalData: [
      {
        tables: [
          personalTable(threads, {
            name: 'assistant-conversations',
            owned: threads.userId,
            order: [threads.createdAt, threads.id],
            held: 'hides nothing',
          }),
          personalTable(askedQuestions, {
            name: 'assistant-questions',
            owned: askedQuestions.userId,
            order: [askedQuestions.createdAt, askedQuestions.id],
          }),
          personalTable(answers, {
            name: 'assistant-answers',
            owned: answers.userId,
            order: [answers.createdAt, answers.id],
            withheld: {
              content: 'is made from the text',
              content_version: 'says which renderer made it',
              offered: 'are numbers of passages',
              alive_until: 'says whether a process writes it',
            },
            held: whileHeld(uses.holds, answers.practisedId, [
              answers.text,
              answers.struck,
              answers.madeBy,
              answers.model,
              answers.offlineReason,
              answers.covered,
              answers.citations,
              answers.error,
            ]),
          }),
        ],
      },
    ],
  };
  return { module };
}

function getRenewal({ database: { db }, content }: Platform) {
  return contentRenewal('assistant.renew_content', {
    rowsAtOnce: 50,
    findOlder: (version, limit) => findOlderContent(db, version, limit),
    async renew(rows) {
      const trees = await content.markdownTreesOf(rows.map(({ text }) => text));
      for (const [at, { id }] of rows.entries())
        await renewContent(db, { id, content: trees[at] ?? null, contentVersion });
    },
  });
}
