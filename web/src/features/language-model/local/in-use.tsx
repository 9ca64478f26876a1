import type { LocalModels } from '@akada/contract/base/local-model.ts';
import { Stack, Text } from '@mantine/core';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { type ModelInUse, useModelStop } from './api.ts';
import classes from './local-models.module.css';

/** The model that helps now, what it costs, and the switch that turns it off. */
export function InUse({
  models: { in_use: model, may_choose: mayChoose, spent_today: spent },
}: {
  models: LocalModels;
}) {
  const timeZone = useTimeZone();
  const { mutate, isPending } = useModelStop();
  if (model === null)
    return (
      <Text>
        {mayChoose
          ? 'No language model is on. Akada’s own engine makes everything, and no note is sent.'
          : 'The settings of this server allow no language model. Akada’s own engine makes everything.'}
      </Text>
    );

  return (
    <Stack align="flex-start">
      <Text>
        <strong>{model.model}</strong> at {model.host}.{' '}
        {model.chosen_at === null
          ? 'The settings of this server name it, so it cannot be changed here.'
          : `It has been on since ${momentText(model.chosen_at, timeZone)}.`}
      </Text>
      <dl className={classes.facts}>
        {getFacts(model, spent).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {mayChoose && (
        <ActionButton variant="default" isBusy={isPending} onClick={() => mutate()}>
          Turn it off
        </ActionButton>
      )}
    </Stack>
  );
}

const dollars = (amount: number) => `$${amount.toLocaleString('en', { maximumFractionDigits: 4 })}`;
const limit = (amount: number | null) => (amount === null ? 'no limit' : dollars(amount));

const getFacts = (model: ModelInUse, spent: number) =>
  [
    ['A million tokens sent', dollars(model.price_input)],
    ['A million tokens answered', dollars(model.price_output)],
    ['Budget of a day', limit(model.budget_day)],
    ['Budget of a day for one student', limit(model.budget_student)],
    ['Spent today (UTC)', dollars(spent)],
  ] as const;
