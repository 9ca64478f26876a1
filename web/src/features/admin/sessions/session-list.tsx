import { exportAdminSessions } from '@akada/contract/observers/admin-sessions.ts';
import { bookingStates } from '@akada/core/bookings/booking-state.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { type ListAddress, readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { download } from '../../../lib/http/download.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { type SessionChoice, sessionsQuery } from './api.ts';
import { describeForAdmin, moneyNames, moneyText, readDay, stateNames } from './session-words.ts';

const states = bookingStates.filter((state) => state !== 'held');
const moneys = ['none', 'to_pay', 'held', 'given_back', 'earned'] as const;
const orders = ['latest', 'earliest', 'price', 'ended'] as const;

function getChoice(address: ListAddress): SessionChoice {
  const given = (name: string) => address.read(name) || undefined;
  return {
    search: address.read('search'),
    state: readOneOf(address, 'state', states),
    money: readOneOf(address, 'money', moneys),
    order: readOneOf(address, 'order', orders),
    from: readDay(address, 'from'),
    to: readDay(address, 'to'),
    student: given('student'),
    tutor: given('tutor'),
  };
}

/** Sessions of all people, searched and turned by the address. */
export function SessionList() {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const { read, choose } = address;

  return (
    <ResourceList
      what="the sessions"
      one="session"
      label="Sessions"
      address={address}
      query={sessionsQuery(getChoice(address), address.page)}
      narrowedBy={['search', 'state', 'money', 'from', 'to', 'student', 'tutor']}
      noneFound="No session matches."
      filters={
        <ListFilters
          address={address}
          search="Name of student or tutor"
          filters={[
            {
              name: 'state',
              label: 'State',
              options: [['', 'Every state'], ...states.map((state) => [state, stateNames[state]] as const)],
            },
            {
              name: 'money',
              label: 'Money',
              options: [['', 'All'], ...moneys.map((money) => [money, moneyNames[money]] as const)],
            },
            {
              name: 'order',
              label: 'Order',
              options: [
                ['', 'Latest first'],
                ['earliest', 'Earliest first'],
                ['price', 'By price'],
                ['ended', 'Ended last first'],
              ],
            },
          ]}
        >
          <DateField label="From" value={read('from')} onChange={(from) => choose({ from })} />
          <DateField label="To" value={read('to')} onChange={(to) => choose({ to })} />
        </ListFilters>
      }
      shape={{ rows: 5, lines: 3 }}
      empty="Nobody has booked a session yet."
      idOf={({ id }) => id}
      row={({ id, student, tutor, subject }) => (
        <RowText title={`${student.full_name} with ${tutor.full_name}`} to={links.adminSession(id)}>
          <Text size="sm">{subject}</Text>
        </RowText>
      )}
      columns={[
        { label: 'Begins', textOf: ({ starts_at }) => momentText(starts_at, timeZone) },
        { label: 'State', textOf: (session) => describeForAdmin(session, timeZone, Date.now()).label },
        { label: 'Money', textOf: moneyText },
      ]}
    />
  );
}

/** Downloads every session that matches the address, as a table for spreadsheets. */
export function SessionsFile() {
  const address = useListAddress();
  return (
    <CsvButton
      name="akada-sessions.csv"
      fetchFile={() => download(exportAdminSessions, { query: { ...getChoice(address) } })}
    />
  );
}
