import type { PurchasePayment } from '../payments/payment/purposes.service.ts';

/** A payment of a session or a seat. */
export interface LessonPayment {
  /** Its reference. */
  id: string;
  userId: string;
  purpose: 'session' | 'seat';
  /** The session or the tutorial. */
  subjectId: string;
  /** In kobo. */
  amount: number;
}

/** @returns null if the payment is for something else */
export function asLessonPayment({
  id,
  userId,
  purpose,
  subjectId,
  amount,
}: Pick<PurchasePayment, keyof LessonPayment>): LessonPayment | null {
  const isLesson = purpose === 'session' || purpose === 'seat';
  return isLesson && subjectId !== null ? { id, userId, purpose, subjectId, amount } : null;
}
