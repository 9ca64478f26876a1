import type { NotificationPreferences } from '@akada/contract/notifications.ts';
import { notificationCategories } from '@akada/core/notifications/types.ts';
import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { preferencesQuery, useSavePreferences } from './api.ts';
import { categoryNames, typeNames } from './notification-text.ts';
import classes from './notifications.module.css';

type Preference = NotificationPreferences['items'][number];

export function NotificationPreferencesForm() {
  const { data, error, refetch } = useQuery(preferencesQuery);

  if (error && data === undefined)
    return <LoadFault what="your choices" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={240} />;
  return <Form saved={data} />;
}

function Form({ saved }: { saved: NotificationPreferences }) {
  const [chosen, setChosen] = useState(saved);
  const saving = useSavePreferences();
  const change = (type: Preference['type'], ways: Partial<Preference>) =>
    setChosen({
      ...chosen,
      items: chosen.items.map((item) => (item.type === type ? { ...item, ...ways } : item)),
    });

  return (
    <Stack>
      <div className={classes.waysScroll}>
        <table className={classes.ways}>
          <thead>
            <tr>
              <th scope="col">News</th>
              <th scope="col">In the app</th>
              <th scope="col">By mail</th>
            </tr>
          </thead>
          {notificationCategories.map((category) => (
            <tbody key={category}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {categoryNames[category]}
                </th>
              </tr>
              {chosen.items
                .filter((item) => item.category === category)
                .map((item) => (
                  <PreferenceRow key={item.type} item={item} onChange={(ways) => change(item.type, ways)} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <Checkbox
        size="md"
        label="One mail a day, in the morning, in place of one for each"
        checked={chosen.daily_digest}
        onChange={(event) => setChosen({ ...chosen, daily_digest: event.currentTarget.checked })}
      />
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      {saving.isSuccess && saving.variables === chosen && (
        <Notice kind="success">Your choices are saved.</Notice>
      )}
      <div>
        <ActionButton isBusy={saving.isPending} onClick={() => saving.mutate(chosen)}>
          Save notifications
        </ActionButton>
      </div>
    </Stack>
  );
}

interface PreferenceRowProps {
  item: Preference;
  onChange: (ways: Partial<Preference>) => void;
}

function PreferenceRow({ item, onChange }: PreferenceRowProps) {
  const { type, in_app, email, locked } = item;
  const name = typeNames[type];

  return (
    <tr>
      <td>
        {name}
        {locked && ' (always, for the safety of your account)'}
      </td>
      <td>
        <Box
          name={`${name}, in the app`}
          isOn={in_app}
          isLocked={locked}
          onChange={(isOn) => onChange({ in_app: isOn })}
        />
      </td>
      <td>
        <Box
          name={`${name}, by mail`}
          isOn={email}
          isLocked={locked}
          onChange={(isOn) => onChange({ email: isOn })}
        />
      </td>
    </tr>
  );
}

interface BoxProps {
  name: string;
  isOn: boolean;
  isLocked: boolean;
  onChange: (isOn: boolean) => void;
}

/** The label is what a thumb hits; the words stand in the row and at the head of the column. */
function Box({ name, isOn, isLocked, onChange }: BoxProps) {
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={name}
        checked={isOn}
        disabled={isLocked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
