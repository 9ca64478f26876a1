/** How a person practises, as this device remembers it: none of it has to be chosen again, or at all. */
import type { PracticeMode } from '@akada/core/practice/practice-session.ts';
import { readStoredJson, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';
import { choiceNamed, difficultyNames, feedbackNames, onlyNames, typeNames } from './choice-names.ts';
import type { PracticeChoice } from './practice-choice.ts';

export const questionCounts = [5, 10, 20, 50, 100] as const;

/**
 * Which questions, and whether each answer says how sure it is: that is proposed where one chooses, and never used unseen.
 * How many, and when what is right is shown: always.
 */
export interface DeviceChoices extends PracticeMode, Pick<PracticeChoice, 'only' | 'difficulty' | 'type'> {
  count: number;
}

/** What is stored may be of another version of the app: each choice is taken as far as it is known. */
export function deviceChoices(userId: string): DeviceChoices {
  const stored = readStoredJson(keyOf(userId));
  const said: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    count: questionCounts.find((count) => count === said.count) ?? 20,
    feedback: choiceNamed(feedbackNames, said.feedback) ?? 'at_once',
    asksCertainty: said.asksCertainty === true,
    only: choiceNamed(onlyNames, said.only) ?? 'all',
    difficulty: choiceNamed(difficultyNames, said.difficulty),
    type: choiceNamed(typeNames, said.type),
  };
}

export function storeDeviceChoices(userId: string, choices: DeviceChoices): void {
  store(keyOf(userId), JSON.stringify(choices));
}

function keyOf(userId: string): string {
  return `${accountDataPrefix}practice.choices.${userId}`;
}
