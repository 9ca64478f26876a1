import type { UsageItem } from '@akada/contract/base/usage.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  findUnannouncedLimit,
  rememberAnnounced,
  rememberReached,
} from '../../../features/usage/announced-limits.ts';
import { usageQuery } from '../../../features/usage/api.ts';
import { LimitDialog } from '../../../features/usage/limit-dialog.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { SeePremium } from '../../../pages/student/limit-refusal.tsx';
import { useSuitableMoment } from '../../../ui/layers/suitable-moment.ts';

type UsageKind = UsageItem['kind'];

const isSpent = ({ used, limit, unlimited }: UsageItem) => !unlimited && used >= limit;

/** Tells of a limit of the month once, when it was reached and the page of its result was left. */
export function ReachedLimit() {
  const { id: userId } = useAccount();
  // Pages that spend an allowance read it first. After that it is observed on every page.
  const { data: month } = useQuery({
    ...usageQuery,
    enabled: ({ state }) => state.data !== undefined,
    refetchOnMount: false,
  });
  const previouslySpent = useRef<readonly UsageKind[] | null>(null);
  const [untold, setUntold] = useState(() => findUnannouncedLimit(userId));

  useEffect(() => {
    if (month === undefined) return;
    const spent = month.items.filter(isSpent).map(({ kind }) => kind);
    for (const kind of spent)
      if (previouslySpent.current !== null && !previouslySpent.current.includes(kind))
        rememberReached(userId, kind);
    previouslySpent.current = spent;
    setUntold(findUnannouncedLimit(userId));
  }, [month, userId]);

  if (untold === null) return null;
  return <Untold key={untold} kind={untold} onClose={() => setUntold(findUnannouncedLimit(userId))} />;
}

function Untold({ kind, onClose }: { kind: UsageKind; onClose: () => void }) {
  const { id: userId } = useAccount();
  const { pathname } = useLocation();
  const { data: month } = useQuery(usageQuery);
  const [isSuitable, setSuitable] = useState(false);
  const item = month?.items.find((one) => one.kind === kind);
  // A failed generation returns its unit, so the limit may no longer be reached.
  const isVisible = isSuitable && item !== undefined && isSpent(item);

  useEffect(() => {
    if (isVisible) rememberAnnounced(userId, kind);
  }, [isVisible, userId, kind]);

  // Checks each new page as soon as it opens.
  if (!isSuitable) return <Moment key={pathname} onCome={() => setSuitable(true)} />;
  if (!isVisible) return null;
  return (
    <LimitDialog facts={{ ...item, resets_at: month?.period.end }} onClose={onClose} more={<SeePremium />} />
  );
}

function Moment({ onCome }: { onCome: () => void }) {
  const hasCome = useSuitableMoment(0);
  const come = useEffectEvent(onCome);
  useEffect(() => {
    if (hasCome) come();
  }, [hasCome]);
  return null;
}
