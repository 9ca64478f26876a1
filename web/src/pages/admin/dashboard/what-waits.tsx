import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import classes from '../../../features/admin/waiting/waiting.module.css';
import { WaitingList } from '../../../features/admin/waiting/waiting-list.tsx';
import {
  isOfGroup,
  serverRows,
  toRow,
  type WaitingGroup,
  waitingAddress,
  waitingGroups,
} from '../../../features/admin/waiting/waiting-words.ts';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { dayOfYearText } from '../../../lib/format/dates.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

const groups = Object.keys(waitingGroups) as WaitingGroup[];

export const useWaitingGroup = (): WaitingGroup | undefined =>
  readOneOf(useListAddress(), waitingAddress, groups);

/** The number of waiting tasks, and the tasks themselves, oldest first; tutors are approved below the list. */
export function WhatWaits({ overview }: { overview: AdminOverview }) {
  const { waiting, cases, sign_ups, month } = overview;
  const { choose } = useListAddress();
  const group = useWaitingGroup();
  const timeZone = useTimeZone();
  const rows = [...cases.map((one) => toRow(one, timeZone)), ...serverRows(waiting)].filter(({ kind }) =>
    isOfGroup(kind, group),
  );
  const countOf = (of?: WaitingGroup) =>
    waiting.reduce((sum, { kind, count }) => sum + (isOfGroup(kind, of) ? count : 0), 0);
  const total = countOf();
  const oldest = rows.find(({ since }) => since !== null)?.since;

  return (
    <Stack>
      <div className={classes.head}>
        <div>
          <Title order={2} className={classes.count}>
            {total === 0
              ? 'Nothing waits'
              : `${numberText(total)} ${total === 1 ? 'thing waits' : 'things wait'}`}
          </Title>
          <Text c="dimmed">{getSubtitle(total, oldest, timeZone)}</Text>
        </div>
        <Group gap="xs" visibleFrom="sm">
          <ButtonLink to={links.adminUsers()} variant="default">
            Users
          </ButtonLink>
          <ButtonLink to={links.adminQuestions()} variant="default">
            Questions
          </ButtonLink>
        </Group>
      </div>
      {total > 0 && (
        <Chips
          label="Waiting cases"
          options={[
            ['', `All ${numberText(total)}`],
            ...groups
              .filter((one) => countOf(one) > 0 || one === group)
              .map((one) => [one, `${waitingGroups[one].name} ${numberText(countOf(one))}`] as const),
          ]}
          value={group ?? ''}
          onChange={(value) => choose({ [waitingAddress]: value })}
        />
      )}
      {total === 0 && group === undefined && (
        <>
          <div className={classes.cloth}>
            <Cloth seed="nothing waits" colour={4} columns={16} rows={5} />
          </div>
          <BigFigures
            figures={[
              { name: 'new people in 7 days', value: `+${numberText(lastWeek(sign_ups))}` },
              { name: 'sets made this month', value: numberText(month.sets_made) },
            ]}
          />
          <div>
            <ButtonLink to={links.adminAudit()} variant="light">
              Past decisions
            </ButtonLink>
          </div>
        </>
      )}
      {group !== 'tutors' && rows.length > 0 && <WaitingList rows={rows} now={Date.now()} />}
    </Stack>
  );
}

function getSubtitle(total: number, oldest: string | null | undefined, timeZone: string | undefined): string {
  if (total === 0)
    return 'Every tutor, course, report, dispute, request and payment is decided. All jobs and mail went through.';
  return oldest ? `Oldest first. The oldest since ${sinceText(oldest, timeZone)}` : 'Oldest first';
}

/** @returns the weekday for the last six days, such as `Saturday`, and the date for earlier ones */
function sinceText(time: string, timeZone: string | undefined): string {
  const isOfWeek = Date.now() - Date.parse(time) < 6 * 24 * 60 * 60_000;
  return isOfWeek
    ? new Date(time).toLocaleDateString('en-GB', { weekday: 'long', timeZone })
    : dayOfYearText(time, timeZone);
}

/** @returns the number of people who registered in the last seven days */
export function lastWeek(days: AdminOverview['sign_ups']): number {
  return days.slice(-7).reduce((sum, { count }) => sum + count, 0);
}
