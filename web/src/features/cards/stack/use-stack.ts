import { type Card, decideCards } from '@akada/contract/material/cards.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedItems } from '../../../lib/device/stored-items.ts';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';
import { toast } from '../../../lib/toast/toast.ts';

type Decided = 'keep' | 'drop';

interface StackState {
  /** The remaining drafts, in order. */
  waiting: readonly Card[];
  /** The decisions, newest last. */
  decided: readonly { card: Card; decision: Decided }[];
}

export interface Stack extends StackState {
  decide: (decision: Decided) => void;
  takeAll: () => void;
  /** Null if nothing was decided on this visit. */
  undo: (() => void) | null;
  edited: (card: Card) => void;
}

type Sent = Decided | 'undecided';

/** Decisions that the server has not confirmed: a page that is closed with the last press loses none. */
const unsent = (userId: string) =>
  storedItems<Sent>(`${accountDataPrefix}cards.decisions.${userId}.`, (stored) =>
    stored === 'keep' || stored === 'drop' || stored === 'undecided' ? stored : null,
  );

/**
 * New cards, one decision each. The next card shows immediately; a card whose decision fails returns to the
 * stack.
 *
 * @param drafts the drafts when the stack was opened
 */
export function useStack(drafts: readonly Card[]): Stack {
  const { id: userId } = useAccount();
  const queries = useQueryClient();
  const items = unsent(userId);
  const [stack, setStack] = useState<StackState>(() => {
    const known = items.byId();
    const isDecided = ({ id }: Card) => known[id] === 'keep' || known[id] === 'drop';
    return { waiting: drafts.filter((card) => !isDecided(card)), decided: [] };
  });
  // Presses may be faster than rendering.
  const latest = useRef(stack);
  const put = (next: StackState) => {
    latest.current = next;
    setStack(next);
  };

  const send = useMutation({
    // Requests run in order, so that the later of two decisions about a card counts.
    scope: { id: 'cards.decide' },
    mutationFn: (decisions: { card_id: string; decision: Sent }[]) =>
      call(decideCards, { body: { decisions } }),
    onSuccess: (_answer, decisions) => {
      const known = items.byId();
      items.forget(
        decisions
          .filter(({ card_id, decision }) => known[card_id] === decision)
          .map(({ card_id }) => card_id),
      );
    },
    onError: (error, decisions) => {
      toast.error(`This is not saved. ${error.message}`);
      items.forget(decisions.map(({ card_id }) => card_id));
      const ids = decisions.map(({ card_id }) => card_id);
      const { waiting, decided } = latest.current;
      const back = decided.filter(({ card }) => ids.includes(card.id));
      put({
        waiting: [...back.map(({ card }) => card), ...waiting],
        decided: decided.filter((one) => !back.includes(one)),
      });
    },
    onSettled: () => void refreshTopic(queries, 'card'),
  });

  const deliver = (decisions: { card_id: string; decision: Sent }[]) => {
    for (const { card_id, decision } of decisions) items.put(card_id, decision);
    send.mutate(decisions);
  };
  const deliverEarlier = useEffectEvent(() => {
    const earlier = Object.entries(items.byId()).slice(0, cardLimits.decisions);
    if (earlier.length > 0) send.mutate(earlier.map(([card_id, decision]) => ({ card_id, decision })));
  });
  useEffect(deliverEarlier, []);

  const decideAll = (cards: readonly Card[], decision: Decided) => {
    if (cards.length === 0) return;
    const { waiting, decided } = latest.current;
    put({
      waiting: waiting.filter((card) => !cards.includes(card)),
      decided: [...decided, ...cards.map((card) => ({ card, decision }))],
    });
    for (let index = 0; index < cards.length; index += cardLimits.decisions) {
      const part = cards.slice(index, index + cardLimits.decisions);
      deliver(part.map(({ id }) => ({ card_id: id, decision })));
    }
  };

  return {
    ...stack,
    decide: (decision) => decideAll(latest.current.waiting.slice(0, 1), decision),
    takeAll: () => decideAll(latest.current.waiting, 'keep'),
    undo:
      stack.decided.length === 0
        ? null
        : () => {
            const { waiting, decided } = latest.current;
            const last = decided.at(-1);
            if (last === undefined) return;
            put({ waiting: [last.card, ...waiting], decided: decided.slice(0, -1) });
            deliver([{ card_id: last.card.id, decision: 'undecided' }]);
          },
    edited: (card) => {
      const { waiting, decided } = latest.current;
      put({ waiting: waiting.map((one) => (one.id === card.id ? card : one)), decided });
    },
  };
}
