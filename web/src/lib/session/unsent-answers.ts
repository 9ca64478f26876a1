/** Where answers wait that only this device has. Every page looks here, so what sends them is elsewhere. */
import { keysUnder, readStoredJson } from '../device/device-storage.ts';
import { counted } from '../format/numbers.ts';
import { accountDataPrefix } from './session-store.ts';

const practicePrefix = `${accountDataPrefix}practice.answer.`;
const examPrefix = `${accountDataPrefix}exam.`;

/** @returns how the keys begin under which the answers of an account in practice wait, one under each */
export function practiceAnswersPrefix(userId: string): string {
  return `${practicePrefix}${userId}.`;
}

/** @returns the key under which the answers of an exam wait, by question */
export function examAnswersKey(userId: string, examId: string): string {
  return `${examPrefix}${userId}.${examId}`;
}

/** @returns how many wait, whoever gave them: a sign-out removes all of them */
export function countUnsentAnswers(): number {
  const ofExams = keysUnder(examPrefix).map((key) => Object.keys(Object(readStoredJson(key))).length);
  return ofExams.reduce((sum, count) => sum + count, keysUnder(practicePrefix).length);
}

/** @returns what signing out does to so many */
export function unsentWarning(count: number): string {
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${counted(count, 'answer')} ${are} not sent yet. Signing out removes ${them} from this device.`;
}
