import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { payoutsQuery } from '../../../features/tutors/payouts/api.ts';
import { BankAccount } from '../../../features/tutors/payouts/bank-account.tsx';
import { HeldMoney } from '../../../features/tutors/payouts/held-money.tsx';
import { MonthTable } from '../../../features/tutors/payouts/month-table.tsx';
import { NextPayout } from '../../../features/tutors/payouts/next-payout.tsx';
import { PayoutList } from '../../../features/tutors/payouts/payout-list.tsx';
import classes from '../../../features/tutors/payouts/payouts.module.css';
import { Calculation } from '../../../features/tutors/payouts/sums.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The way of a tutor's money: held, available, on its way and paid; and the account that it goes to. */
export function Component() {
  return (
    <Page
      title="Payouts"
      subtitle="Your earnings from settled sessions, on the way to your bank"
      action={
        <ButtonLink to={links.earnings()} variant="default">
          Earnings
        </ButtonLink>
      }
    >
      <Loaded what="your payouts" query={payoutsQuery()} shape={<CardsShape cards={3} hasButtons />}>
        {(overview) => (
          <Stack gap={32}>
            <NextPayout overview={overview} />
            <div className={classes.columns}>
              <div className={classes.column}>
                <HeldMoney overview={overview} />
                <PayoutList />
                <MonthTable overview={overview} />
              </div>
              <aside className={classes.side}>
                <BankAccount account={overview.account} />
                <Calculation overview={overview} />
              </aside>
            </div>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
