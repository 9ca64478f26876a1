import type { QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import type { ReactNode } from 'react';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Cover } from '../../ui/cloth/cover.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { DeleteSet } from './delete-set.tsx';
import { lastResultText, listedSetsQuery, setFacts, setTitle } from './sets.ts';

/**
 * The user's sets of questions, newest first.
 *
 * @param empty shown if there are none
 */
export function SetList({ empty }: { empty: ReactNode }) {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const getFacts = ({ questions, created_at }: QuestionSetSummary) =>
    setFacts(questions, created_at, timeZone);

  return (
    <ResourceList
      what="your questions"
      one="set"
      label="Your sets"
      address={address}
      empty={empty}
      query={listedSetsQuery(address.page)}
      shape={{ rows: 3, lines: 2, hasButton: true }}
      idOf={({ id }) => id}
      row={(set) => (
        <RowText
          cover={<Cover of={set.cloth ?? { cloth_seed: set.id, cloth_colour: 1 }} size={56} />}
          title={setTitle(set.title)}
          to={links.questionSet(set.id)}
        >
          <RowFacts>
            {getFacts(set)}
            {lastResultText(set.last_result)}
          </RowFacts>
        </RowText>
      )}
      actions={(set) => (
        <>
          <TextLink to={links.practiceGenerated({ generation_id: set.id })}>Practise</TextLink>
          <TextLink to={links.examGenerated({ generation_id: set.id })}>Sit an exam</TextLink>
          <DeleteSet id={set.id} name={`${setTitle(set.title)}, ${getFacts(set)}`} />
        </>
      )}
    />
  );
}
