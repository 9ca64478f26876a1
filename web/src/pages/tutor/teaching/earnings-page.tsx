import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { getEarnings } from '@akada/contract/work/money/earnings.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { earningsFile, earningsQuery } from '../../../features/tutors/earnings/api.ts';
import { EarningLines } from '../../../features/tutors/earnings/earning-lines.tsx';
import classes from '../../../features/tutors/earnings/earnings.module.css';
import { Months } from '../../../features/tutors/earnings/months.tsx';
import { Statements } from '../../../features/tutors/earnings/statements.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { saveBlob } from '../../../lib/download/save-file.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';

const cloth = { cloth_seed: 'earnings', cloth_colour: 1 };

/** The tutor's earnings: the available sum, sums that wait for their sessions, months, and single lines. */
export function Component() {
  const address = useListAddress();
  const requested = address.read('month');
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(requested) ? requested : '';

  return (
    <Page
      title="Earnings"
      action={
        <Group gap="xs">
          <ButtonLink to={links.tutorPackages()} variant="default">
            Packages
          </ButtonLink>
          <File month={month} />
        </Group>
      }
    >
      <Loaded
        what="your earnings"
        query={{ ...earningsQuery(month, address.page), placeholderData: keepPreviousData }}
        shape={<CardsShape cards={3} />}
      >
        {({
          available,
          waiting,
          frozen,
          waiting_sessions,
          paid_out,
          on_its_way,
          commission_percent,
          months,
          payouts_stopped_until,
        }) => (
          <Stack gap={24}>
            {payouts_stopped_until !== null && <PayoutStop until={payouts_stopped_until} />}
            {frozen > 0 && <FrozenShare amount={frozen} />}
            <div className={classes.sums}>
              <Hero of={cloth} above="Available now" title={nairaText(available)}>
                <Text>
                  You keep {100 - commission_percent}% of each session. Akada holds it for you and pays it to
                  your bank.
                </Text>
                <ButtonLink to={links.payouts()} variant="filled" mt="md">
                  Payouts and bank account
                </ButtonLink>
              </Hero>
              <div>
                <BigFigures
                  figures={[
                    { name: 'Waiting', value: nairaText(waiting) },
                    ...(on_its_way > 0 ? [{ name: 'On its way', value: nairaText(on_its_way) }] : []),
                    { name: 'Paid out so far', value: nairaText(paid_out) },
                  ]}
                />
                <Text c="dimmed" size="sm">
                  {waiting_sessions === 0
                    ? 'No paid sessions are waiting.'
                    : `From ${counted(waiting_sessions, 'paid session')}. You earn your share when each one is settled.`}
                </Text>
              </div>
            </div>
            {sumMonths(months) > 0 && (
              <Section title="By month">
                <Text c="dimmed" size="sm" mb="md">
                  {nairaText(sumMonths(months))} in six months
                </Text>
                <Months months={months} />
              </Section>
            )}
            <Statements />
            <Title order={2} size="h3">
              Line by line
            </Title>
            <EarningLines address={address} months={months.map((one) => one.month)} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

const sumMonths = (months: SuccessOf<typeof getEarnings>['months']) =>
  months.reduce((sum, { amount }) => sum + amount, 0);

function FrozenShare({ amount }: { amount: number }) {
  return (
    <Notice kind="info" title={`${nairaText(amount)} waits for a bank’s decision`}>
      A student’s bank disputes a payment. This can take some weeks. You have nothing to do, and we tell you
      the decision.
    </Notice>
  );
}

function PayoutStop({ until }: { until: string }) {
  const timeZone = useTimeZone();
  return (
    <Notice kind="info" title={`Payouts to you wait until ${momentText(until, timeZone)}`}>
      An administrator made a link for a new password of your account. If you did not ask for it, write to
      support.
    </Notice>
  );
}

function File({ month }: { month: string }) {
  const saving = useMutation({
    mutationFn: () => earningsFile(month),
    onSuccess: (file) => saveBlob(month === '' ? 'earnings.csv' : `earnings-${month}.csv`, file),
    onError: (error) => toast.error(`The table could not be downloaded. ${error.message}`),
  });

  return (
    <ActionButton variant="default" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      Download CSV
    </ActionButton>
  );
}
