import type { PastPaperSubject } from '@akada/contract/material/past-paper-shelf.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import classes from '../../../features/generation/asked/asked.module.css';
import { PractiseForm } from '../../../features/past-papers/shelf/practise-form.tsx';
import { paperSubjectQuery, papersQuery } from '../../../features/past-papers/shelf/shelf-api.ts';
import {
  getCounts,
  getLabel,
  getSubjectCounts,
  getSubjectName,
} from '../../../features/past-papers/shelf/shelf-words.ts';
import { TopicBars } from '../../../features/past-papers/shelf/topic-bars.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormShape, TextShape } from '../../../ui/feedback/shapes.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Columns, Part, Section } from '../../../ui/page/panel.tsx';

/** The past papers of one subject: practice by year and topic, what is asked most, and the papers. */
export function PaperSubject({ subject }: { subject: string }) {
  const query = paperSubjectQuery(subject);
  const navigate = useNavigate();
  return (
    <>
      <Link to={links.pastPapers()} className={classes.back}>
        <IconArrowLeft size={20} aria-hidden />
        Past papers
      </Link>
      <Page title={getSubjectName(subject)}>
        <Columns
          isSideFirst
          main={
            <>
              <Section title="What is asked most">
                <Loaded what="the topics" query={query} shape={<TextShape lines={6} />}>
                  {(loaded) => <TopicFrequency subject={loaded} />}
                </Loaded>
              </Section>
              <Part title="Papers">
                <Papers subject={subject} />
              </Part>
            </>
          }
          side={
            <Section title="Practise by year and topic">
              <Loaded what="the years" query={query} shape={<FormShape fields={2} />}>
                {(loaded) => (
                  <PractiseForm
                    subject={loaded}
                    onStart={(question_ids) => void navigate(links.practiceGenerated({ question_ids }))}
                  />
                )}
              </Loaded>
            </Section>
          }
        />
      </Page>
    </>
  );
}

function TopicFrequency({ subject }: { subject: PastPaperSubject }) {
  const { topics, without_topic } = subject;
  return (
    <>
      <Text c="dimmed" mb="md" className="figures">
        {getSubjectCounts(subject)}.
      </Text>
      <TopicBars label="Topics" topics={topics} />
      {topics.length === 0 && subject.questions > 0 && (
        <Text>No question has a topic yet. Open a paper and press “Name topics”.</Text>
      )}
      {topics.length > 0 && without_topic > 0 && (
        <Text c="dimmed" mt="md" size="sm" className="figures">
          {counted(without_topic, 'question')} without a topic {without_topic === 1 ? 'is' : 'are'} not in
          these shares.
        </Text>
      )}
    </>
  );
}

function Papers({ subject }: { subject: string }) {
  const address = useListAddress();
  return (
    <ResourceList
      what="the papers"
      one="paper"
      label="Papers"
      address={address}
      query={papersQuery(subject, address.page)}
      shape={{ rows: 4, lines: 2 }}
      empty="You have no past paper of this subject."
      idOf={({ id }) => id}
      row={(paper) => (
        <RowText title={getLabel(paper)} to={links.pastPaper(paper.note_id)}>
          <RowFacts>{getCounts(paper)}</RowFacts>
        </RowText>
      )}
    />
  );
}
