import type { Exam } from '@akada/contract/work/exams.ts';
import { type HallMove, hallAfter, hallKeys } from '@akada/core/exams/hall-keys.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { useKeys } from '../../../lib/device/use-keys.ts';

interface ExamKeys {
  exam: Pick<Exam, 'kind' | 'questions'>;
  position: number;
  isAsking: boolean;
  goTo: (position: number) => void;
  press: (option: number) => void;
  flag: () => void;
  ask: () => void;
  goBack: () => void;
  confirm: () => void;
}

type Actions = Record<string, () => void>;

/** The hall has its eight keys; other exams have them and a few more. */
export function useExamKeys(keys: ExamKeys): void {
  useKeys(keys.exam.kind === 'hall' ? hallActions(keys) : examActions(keys), { inDialogs: keys.isAsking });
}

function hallActions(keys: ExamKeys): Actions {
  const { exam, position, isAsking } = keys;
  const options = exam.questions[position]?.options.length ?? 0;
  const state = { position, step: isAsking ? 'asking' : 'question' } as const;
  const screen = { questions: exam.questions.length, options };
  return Object.fromEntries(hallKeys.map((key) => [key, () => follow(hallAfter(state, key, screen), keys)]));
}

function follow({ state, option }: HallMove, { position, isAsking, ...keys }: ExamKeys): void {
  if (option !== null) keys.press(option);
  if (state.position !== position) keys.goTo(state.position);
  if (state.step === 'asking' && !isAsking) keys.ask();
  if (state.step === 'question' && isAsking) keys.goBack();
  if (state.step === 'handed_in') keys.confirm();
}

/** F sets the flag, unless a question has enough options for F to be one of them. */
function examActions({ exam, position, isAsking, goTo, press, flag, ask, goBack }: ExamKeys): Actions {
  if (isAsking) return { r: goBack };

  const options = (exam.questions[position]?.options ?? []).flatMap((_, option): [string, () => void][] => [
    [optionLabel(option).toLowerCase(), () => press(option)],
    [String(option + 1), () => press(option)],
  ]);
  return {
    n: () => goTo(position + 1),
    p: () => goTo(position - 1),
    s: ask,
    f: flag,
    ...Object.fromEntries(options),
  };
}
