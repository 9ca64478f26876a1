import type { UsageStats } from '@akada/contract/base/usage.ts';
import { links } from '@akada/core/links/links.ts';
import { monthlyPriceKobo, trialDays } from '@akada/core/subscriptions/subscription-state.ts';
import { Button } from '@mantine/core';
import { nairaText } from '../../lib/format/money.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { backOn, getUnits, nearestToLimit, premiumGives } from './allowances.ts';
import { Gives } from './gives.tsx';
import { useTrial } from './promotion-api.ts';
import classes from './subscriptions.module.css';

interface PromotionModalProps {
  isTrialAvailable: boolean;
  /** This month's use; undefined if it could not be read. */
  usage: UsageStats | undefined;
  /** Called when the modal closes, whatever the cause. */
  onClose: () => void;
  /** Called when the trial has started. */
  onStarted: () => void;
}

export function PromotionModal({ isTrialAvailable, usage, onClose, onStarted }: PromotionModalProps) {
  const trial = useTrial(() => {
    toast.success(`You have premium for ${trialDays} days. It ends automatically.`);
    onStarted();
  });
  const price = nairaText(monthlyPriceKobo);
  const { title, text } = occasion(usage, isTrialAvailable);

  return (
    <Overlay
      position="middle"
      title={title}
      onClose={onClose}
      cover={<Cloth seed="premium" colour={3} columns={10} rows={3} />}
    >
      <p className={classes.dim}>{text}</p>
      <Gives lines={premiumGives.slice(0, 3)} />
      {trial.error && <Notice kind="error">{trial.error.message}</Notice>}
      {isTrialAvailable ? (
        <ActionButton fullWidth size="lg" isBusy={trial.isPending} onClick={() => trial.mutate()}>
          Try {trialDays} days free
        </ActionButton>
      ) : (
        <ButtonLink fullWidth size="lg" to={links.subscription()}>
          See premium
        </ButtonLink>
      )}
      <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
        Not now
      </Button>
      <p className={classes.print}>
        {isTrialAvailable
          ? `You need no card. It ends automatically. You can then pay ${price} a month.`
          : `${price} a month. You can stop at any time.`}
      </p>
    </Overlay>
  );
}

/** The title and the text: facts about this student's month come first. */
function occasion(usage: UsageStats | undefined, isTrialAvailable: boolean) {
  const free = isTrialAvailable ? `, and the first ${trialDays} days cost nothing` : '';
  const nearest = usage && nearestToLimit(usage);
  if (usage === undefined || nearest === undefined) {
    return {
      title: 'Study without counting',
      text: `With premium, sets, cards and uploads have no limit${free}.`,
    };
  }
  const { used, limit } = nearest;
  const repeated = limit === 1 ? 'It comes' : 'They come';
  return {
    title: `You have used ${used} of your ${limit} ${getUnits(nearest)}`,
    text: `${repeated} back on ${backOn(usage)}. With premium you do not have to wait${free}.`,
  };
}
