import type { PracticeDraw } from '@akada/contract/work/practice.ts';
import { type PracticeMode, startPractice } from '@akada/core/practice/practice-session.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { randomId } from '../../../lib/device/browser.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { fetchContent } from '../../../ui/content/fetch-content.ts';
import { deviceChoices } from '../device-choices.ts';
import { drawQuery, mostDrawn } from '../practice-api.ts';
import { getAddress, type PracticeChoice } from '../practice-choice.ts';
import { getItems } from './asked-question.ts';
import { preloadWritten } from './lazy-written.tsx';
import {
  type Sitting,
  type StoredSitting,
  storeDraw,
  storedSitting,
  storeSession,
} from './stored-sitting.ts';

export interface CurrentSitting {
  /** Null until its questions have loaded, and if there are none. */
  sitting: StoredSitting | null;
  /** The draw, even if it is empty; undefined while it loads. */
  draw: PracticeDraw | undefined;
  error: Error | null;
  queryKey: readonly unknown[];
  retry: () => void;
  /** Starts the same questions again, without a network. */
  repeat: () => void;
  /** Draws other questions. */
  drawMore: () => void;
}

/** The sitting of an address: the stored one if it belongs to this address, else a new one. */
export function useCurrentSitting(choice: PracticeChoice): CurrentSitting {
  const { id: userId } = useAccount();
  const zone = useZone();
  const address = getAddress(choice);
  const { state } = useLocation();
  const [{ count, ...remembered }] = useState(() => deviceChoices.of(userId));
  // Applies only if it was chosen for this sitting, not for an earlier one.
  const [asksCertainty] = useState(state?.asksCertainty === true);
  const mode = { ...remembered, asksCertainty };
  const [sitting, setSitting] = useState<StoredSitting | null>(() => {
    const stored = storedSitting(userId);
    return stored?.address === address ? stored : null;
  });
  // Drawn once per sitting: a time zone that arrives later changes nothing.
  const [draw, setDraw] = useState(() => ({ seed: newId(), zone }));
  const query = drawQuery({ choice, count: isNamed(choice) ? mostDrawn : count, ...draw });
  const { data, error, refetch } = useQuery({ ...query, enabled: sitting === null });

  const begin = (id: string, drawn: PracticeDraw) =>
    setSitting(startSitting(userId, { id, address, draw: drawn }, mode));
  const isThere = sitting === null && data !== undefined && data.questions.length > 0;
  useEffect(() => {
    if (isThere) begin(draw.seed, data);
  });

  return {
    sitting,
    draw: sitting?.draw ?? data,
    error: sitting === null && data === undefined ? error : null,
    queryKey: query.queryKey,
    retry: () => void refetch(),
    repeat: () => sitting !== null && begin(newId(), sitting.draw),
    drawMore: () => {
      setDraw({ seed: newId(), zone });
      setSitting(null);
    },
  };
}

function startSitting(userId: string, sitting: Sitting, mode: PracticeMode): StoredSitting {
  const session = startPractice(getItems(sitting.id, sitting.draw), mode);
  storeDraw(userId, sitting);
  storeSession(userId, sitting.id, session);
  void fetchContent(sitting.draw);
  if (sitting.draw.questions.some(({ body }) => body)) preloadWritten().catch(() => undefined);
  return { ...sitting, session };
}

/** True if the choice means all its questions: they were named individually, or missed in an exam. */
function isNamed({ source: { question_ids, exam_id } }: PracticeChoice): boolean {
  return (question_ids ?? exam_id) !== undefined;
}

const newId = () => getUuid(randomId());
