/** Limits the parallel calls in one process, per person and in total. */
import { Fault } from '../fault/fault.ts';

export interface OccupancyLimits {
  /** Max parallel calls of one person. */
  perPerson: number;
  /** Max parallel calls of all people. */
  inAll: number;
  /** The sentence of the rejection. */
  refusal: string;
  /** Seconds after which another try makes sense. */
  retryAfter: number;
}

export interface Occupancy {
  /**
   * @returns a function that ends the call; a second use changes nothing
   * @throws Fault `too_many_requests` for the person, `overloaded` for the process
   */
  enter(userId: string): () => void;
}

/** @returns the count of one kind of call */
export function createOccupancy({ perPerson, inAll, refusal, retryAfter }: OccupancyLimits): Occupancy {
  const underWay = new Map<string, number>();
  let total = 0;

  const end = (userId: string): void => {
    total -= 1;
    const rest = (underWay.get(userId) ?? 1) - 1;
    if (rest > 0) underWay.set(userId, rest);
    else underWay.delete(userId);
  };

  return {
    enter(userId) {
      const ownCount = underWay.get(userId) ?? 0;
      if (ownCount >= perPerson) throw new Fault('too_many_requests', refusal, { retryAfter });
      if (total >= inAll)
        throw new Fault('overloaded', 'The service is busy. Please try again.', { retryAfter });

      underWay.set(userId, ownCount + 1);
      total += 1;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        end(userId);
      };
    },
  };
}
