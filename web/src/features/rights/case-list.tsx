import type { ReviewedCase } from '@akada/contract/observers/copyright.ts';
import { links } from '@akada/core/links/links.ts';
import type { CopyrightState, ProtectedKind } from '@akada/core/rights/rights.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { casesQuery, useDecideCase } from './api.ts';

const kindNames: Readonly<Record<ProtectedKind, string>> = {
  set: 'Question set',
  deck: 'Flashcards',
  guide: 'Study guide',
  note: 'Note',
  course_set: 'Set of a course',
};

const stateNames: ReadonlyMap<CopyrightState, string> = new Map([
  ['taken_down', 'Taken down until you decide'],
  ['waiting', 'Still shared until you decide'],
  ['put_back', 'Put back'],
  ['kept_down', 'Kept down'],
]);

/** Copyright reports of all people: the open ones, or the decided ones. */
export function CaseList() {
  const address = useListAddress();

  return (
    <ResourceList
      what="the copyright reports"
      one="report"
      label="Copyright reports"
      address={address}
      query={casesQuery(address.read('decided') === 'true', address.page)}
      filters={
        <ListFilters
          address={address}
          filters={[
            {
              name: 'decided',
              label: 'State',
              options: [
                ['', 'To decide'],
                ['true', 'Decided'],
              ],
            },
          ]}
        />
      }
      narrowedBy={['decided']}
      noneFound="Nothing is decided yet."
      shape={{ rows: 2, lines: 3 }}
      empty="No copyright report waits."
      idOf={({ id }) => id}
      row={(reviewed) => <CaseRow reviewed={reviewed} />}
    />
  );
}

function CaseRow({ reviewed }: { reviewed: ReviewedCase }) {
  const timeZone = useTimeZone();
  const { title, kind, state, owner, excerpt, reports, answer, decided_at } = reviewed;

  return (
    <RowText title={title || 'Deleted with its account'}>
      <RowFacts>
        {kindNames[kind]} by{' '}
        {owner ? <TextLink to={links.adminUser(owner.id)}>{owner.full_name}</TextLink> : 'a deleted account'}{' '}
        · {stateNames.get(state)}
        {(state === 'put_back' || state === 'kept_down') &&
          decided_at !== null &&
          `, ${momentText(decided_at, timeZone)}`}
      </RowFacts>
      <Stack gap="8px" mt="8px">
        {excerpt !== '' && (
          <Text size="sm" dir="auto" lineClamp={6} style={{ whiteSpace: 'pre-line' }}>
            {excerpt}
          </Text>
        )}
        <Reports reports={reports} />
        <Text dir="auto">{answer === null ? 'Its owner has not answered.' : `Its owner: “${answer}”`}</Text>
        {(state === 'taken_down' || state === 'waiting') && <Decision reviewed={reviewed} />}
      </Stack>
    </RowText>
  );
}

function Reports({ reports }: Pick<ReviewedCase, 'reports'>) {
  const timeZone = useTimeZone();

  return reports.map(({ id, reporter, holder, contact, comment, reported_at }) => (
    <div key={id}>
      <Text dir="auto">“{comment}”</Text>
      <RowFacts>
        Holder: {holder} ({contact}) · reported by{' '}
        {reporter ? (
          <TextLink to={links.adminUser(reporter.id)}>{reporter.full_name}</TextLink>
        ) : (
          'a deleted account'
        )}{' '}
        · {momentText(reported_at, timeZone)}
      </RowFacts>
    </div>
  ));
}

function Decision({ reviewed }: { reviewed: ReviewedCase }) {
  const decision = useDecideCase(reviewed);
  const isDeciding = (putBack: boolean) => decision.isPending && decision.variables === putBack;
  const { title, state } = reviewed;
  const [hide, restore] =
    state === 'waiting' ? ['Take it down for good', 'Leave it shared'] : ['Keep it down', 'Put it back'];

  return (
    <>
      <FormFault error={decision.error} />
      <Group gap="8px">
        <ActionButton
          isBusy={isDeciding(false)}
          color="clay"
          aria-label={`${hide}: “${title}”`}
          onClick={() => decision.mutate(false)}
        >
          {hide}
        </ActionButton>
        <ActionButton
          isBusy={isDeciding(true)}
          variant="default"
          aria-label={`${restore}: “${title}”`}
          onClick={() => decision.mutate(true)}
        >
          {restore}
        </ActionButton>
      </Group>
    </>
  );
}
