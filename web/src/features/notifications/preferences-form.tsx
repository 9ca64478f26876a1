import type { NotificationPreferences } from '@akada/contract/observers/notifications.ts';
import { categoryNames, notificationCategories } from '@akada/core/notifications/entry.ts';
import { Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStreamSettled } from '../../lib/stream/stream-settled.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { preferencesQuery, useSavePreferences } from './api.ts';
import classes from './notifications.module.css';

/** The account's notifications are last: most of them are always on, and nothing can be chosen about them. */
const categories = notificationCategories.toSorted(
  (one, other) => Number(one === 'account') - Number(other === 'account'),
);

type Preference = NotificationPreferences['items'][number];

export function NotificationPreferencesForm() {
  const { data, error, refetch } = useQuery({ ...preferencesQuery, enabled: useStreamSettled() });

  if (error && data === undefined)
    return <LoadFault what="your choices" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="your choices" queries={[preferencesQuery.queryKey]}>
        <RowsShape rows={6} hasButton />
      </Waiting>
    );
  }
  return <Form saved={data} />;
}

function Form({ saved }: { saved: NotificationPreferences }) {
  const [chosen, setChosen] = useState(saved);
  const saving = useSavePreferences();
  const change = (type: Preference['type'], channels: Partial<Preference>) =>
    setChosen({
      ...chosen,
      items: chosen.items.map((item) => (item.type === type ? { ...item, ...channels } : item)),
    });

  return (
    <Stack>
      <div className={classes.preferencesScroll}>
        <table className={classes.preferences}>
          <thead>
            <tr>
              <th scope="col">Notification</th>
              <th scope="col">In the app</th>
              <th scope="col">By email</th>
            </tr>
          </thead>
          {categories.map((category) => (
            <tbody key={category}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {categoryNames[category]}
                </th>
              </tr>
              {chosen.items
                .filter((item) => item.category === category)
                .map((item) => (
                  <PreferenceRow
                    key={item.type}
                    item={item}
                    onChange={(channels) => change(item.type, channels)}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <Checkbox
        size="md"
        label="Get one email each morning instead of one for each message"
        description="We mail sessions, new exams, payments, answers from people and the safety of your account immediately. The rest waits until seven in the morning."
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
  onChange: (channels: Partial<Preference>) => void;
}

function PreferenceRow({ item, onChange }: PreferenceRowProps) {
  const { label: name, in_app, email, locked } = item;

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
          name={`${name}, by email`}
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

/** The label is the touch target; the row and the column head name the box. */
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
