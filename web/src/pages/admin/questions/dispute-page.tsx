import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { disputeQuery } from '../../../features/questions/dispute/api.ts';
import { DisputeView } from '../../../features/questions/dispute/dispute-view.tsx';
import { dayText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** A disputed question with its reports and figures, and the decision about it. */
export function Component() {
  const { questionId = '' } = useParams();
  const timeZone = useTimeZone();
  const { data, error } = useQuery(disputeQuery(questionId));
  const isDeleted = error !== null && isGone(error);
  const facts = data && [
    data.course_name,
    data.question.topic,
    data.owner_name ?? 'Comes with Akada',
    data.reported_since !== null &&
      `${counted(data.open_reports, 'report')}, the first on ${dayText(data.reported_since, timeZone)}`,
  ];

  return (
    <Page
      title={data === undefined || data.open_reports > 0 ? 'Disputed question' : 'Question'}
      subtitle={facts?.filter(Boolean).join(' · ')}
      action={
        <Group gap={8}>
          {data !== undefined && (
            <ButtonLink to={links.bankQuestion(questionId)} variant="default">
              Edit, version {data.question.version}
            </ButtonLink>
          )}
          <ButtonLink to={links.adminQuestions()} variant="default">
            All questions
          </ButtonLink>
        </Group>
      }
    >
      {isDeleted ? (
        <Notice kind="info" title="This question is not here.">
          It was deleted, or the link is incomplete.
        </Notice>
      ) : (
        <Loaded what="this question" query={disputeQuery(questionId)} shape={<CardsShape cards={2} />}>
          {(dispute) => <DisputeView dispute={dispute} />}
        </Loaded>
      )}
    </Page>
  );
}
