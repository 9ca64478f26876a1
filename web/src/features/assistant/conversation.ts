/** The visible part of a conversation: its branches, the versions of its answers, and the streamed answer. */

import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { Answer, AnswerEvent, AskedQuestion } from '@akada/contract/work/assistant.ts';

/** The received part of an answer in progress. */
export interface LiveAnswer {
  id: string;
  text: string;
  /** The rendered beginning of the text. */
  drawn: { to: number; tree: ContentTree | null } | null;
  /** The position at which its stream continues. */
  at: number;
  /** All of it has come, and it is compared with the notes. */
  isChecked: boolean;
}

export interface Conversation {
  /** Null until its first question is asked. */
  threadId: string | null;
  asked: readonly AskedQuestion[];
  live: LiveAnswer | null;
  /** The chosen question for each parent, and the chosen answer for each question. */
  chosen: Readonly<Record<string, string>>;
}

type Shown = Pick<Conversation, 'asked' | 'chosen'>;

/** A question until the server has stored it. */
export interface Asking {
  text: string;
  /** The answer before this question; null at the start of the conversation. */
  parentId: string | null;
}

/** A question as it is shown, with the answer below it. */
export interface Turn {
  question: AskedQuestion;
  /** Ids of the questions that were asked in its position, itself included. */
  branches: readonly string[];
  answer: Answer | null;
}

const beginning = 'beginning';
const keyOf = (parentId: string | null) => parentId ?? beginning;

export const emptyConversation: Conversation = { threadId: null, asked: [], live: null, chosen: {} };

/** @returns the conversation after an event of an answer's stream; a repeated event changes nothing */
export function heard(conversation: Conversation, event: AnswerEvent, asking: Asking | null): Conversation {
  const { live } = conversation;
  switch (event.type) {
    case 'start':
      return live?.id === event.answer_id ? conversation : started(conversation, event, asking);
    case 'token':
      if (live === null || event.at <= live.at) return conversation;
      return {
        ...conversation,
        live: {
          ...live,
          text: live.text + event.content,
          drawn: event.drawn ?? live.drawn,
          at: event.at,
        },
      };
    case 'checking':
      return live === null ? conversation : { ...conversation, live: { ...live, isChecked: true } };
    case 'end':
    case 'error':
      return { ...withAnswer(conversation, event.answer), live: null };
    default:
      return conversation;
  }
}

function started(
  conversation: Conversation,
  event: Extract<AnswerEvent, { type: 'start' }>,
  asking: Asking | null,
): Conversation {
  const { thread_id: threadId, question_id, answer_id: id } = event;
  const known = conversation.asked.find((question) => question.id === question_id);
  const question = known ?? {
    id: question_id,
    parent_id: asking?.parentId ?? null,
    text: asking?.text ?? '',
    created_at: new Date().toISOString(),
    answers: [],
  };
  const answer: Answer = {
    id,
    question_id,
    version: question.answers.length + 1,
    state: 'streaming',
    text: '',
    content: null,
    made_by: event.made_by,
    model: null,
    remark: null,
    covered: null,
    citations: [],
    help: null,
    error: null,
    held: false,
    created_at: new Date().toISOString(),
  };
  const requested = known ? conversation.asked : [...conversation.asked, question];
  const shown = {
    ...conversation.chosen,
    [keyOf(question.parent_id)]: question_id,
    [question_id]: id,
  };
  const previous = { ...conversation, threadId, asked: requested, chosen: shown };
  const isThere = question.answers.some((one) => one.id === id);
  return {
    ...(isThere ? previous : withAnswer(previous, answer)),
    live: { id, text: '', drawn: null, at: 0, isChecked: false },
  };
}

function withAnswer(conversation: Conversation, answer: Answer): Conversation {
  const requested = conversation.asked.map((question) =>
    question.id === answer.question_id
      ? { ...question, answers: [...question.answers.filter(({ id }) => id !== answer.id), answer] }
      : question,
  );
  return { ...conversation, asked: requested };
}

/** @returns the visible turns from the beginning: if no branch was chosen, the branch that was used last */
export function shownTurns({ asked, chosen }: Shown, parentId: string | null = null): Turn[] {
  const branches = asked.filter((question) => question.parent_id === parentId);
  const question = pick(branches, chosen[keyOf(parentId)], (one) => lastUse(asked, one));
  if (question === undefined) return [];

  const answer = pick(question.answers, chosen[question.id], (one) => lastUseOfAnswer(asked, one));
  const turn = { question, branches: branches.map(({ id }) => id), answer: answer ?? null };
  return answer === undefined ? [turn] : [turn, ...shownTurns({ asked, chosen }, answer.id)];
}

/** @param parentId the parent of the question whose branch changes */
export function turned(
  conversation: Conversation,
  of: { parentId: string | null } | { questionId: string },
  to: string,
): Conversation {
  const key = 'questionId' in of ? of.questionId : keyOf(of.parentId);
  return { ...conversation, chosen: { ...conversation.chosen, [key]: to } };
}

function pick<Item extends { id: string }>(
  items: readonly Item[],
  selection: string | undefined,
  usedAt: (item: Item) => string,
): Item | undefined {
  const byUse = items.toSorted((one, other) => (usedAt(one) < usedAt(other) ? -1 : 1));
  return items.find(({ id }) => id === selection) ?? byUse.at(-1);
}

type Asked = readonly AskedQuestion[];

const latest = (times: readonly string[]) => times.toSorted().at(-1) ?? '';

function lastUse(requested: Asked, { created_at, answers }: AskedQuestion): string {
  return latest([created_at, ...answers.map((one) => lastUseOfAnswer(requested, one))]);
}

function lastUseOfAnswer(requested: Asked, { id, created_at }: Answer): string {
  const next = requested.filter((question) => question.parent_id === id);
  return latest([created_at, ...next.map((one) => lastUse(requested, one))]);
}
