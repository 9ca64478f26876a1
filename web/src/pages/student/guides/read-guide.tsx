import type { GuideSection } from '@akada/contract/material/guides.ts';
import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { Guide } from '@akada/contract/work/guide-generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { clothOfId, reviewAddress } from '../../../features/cards/deck-choice.ts';
import { guideQuery } from '../../../features/generation/guide/guide-api.ts';
import { CheckYourself } from '../../../features/guides/check-yourself.tsx';
import classes from '../../../features/guides/guide.module.css';
import { GuideContents, PartsNav, partLink, readingTime } from '../../../features/guides/guide-contents.tsx';
import { GuideTools } from '../../../features/guides/guide-tools.tsx';
import { ListenTool } from '../../../features/guides/listen/listen-tool.tsx';
import { OpenPassage } from '../../../features/guides/passage-links.tsx';
import { originText, SectionText } from '../../../features/guides/section-text.tsx';
import { SectionTools } from '../../../features/guides/section-tools.tsx';
import { ShareTool } from '../../../features/sharing/share-tool.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { ClothBand } from '../../../ui/cloth/cover.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { ButtonLink, Link, TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

const sourceDrawer = lazyComponent(
  async () => (await import('../../../features/notes/source-drawer.tsx')).SourceDrawer,
);

// The last part of a guide loads it.
const readingEnd = lazyComponent(async () => (await import('../exam-plans/reading-end.tsx')).ReadingEnd);

const guidePlayer = lazyComponent(
  async () => (await import('../../../features/guides/listen/guide-player.tsx')).GuidePlayer,
);

/** The parts that are read aloud: the current part, or it and all later parts. */
type Listening = 'part' | 'all' | null;

interface ReadGuideProps {
  guide: Guide;
  /** The number of a part, starting at 1; anything else shows the list of parts. */
  part: number;
}

/** A ready guide: the list of its parts, or one part to read. */
export function ReadGuide({ guide, part }: ReadGuideProps) {
  const section = guide.sections.find(({ number }) => number === part);
  const cloth = guide.cloth ?? clothOfId(guide.file_id);
  const [listening, setListening] = useState<Listening>(null);

  return (
    <div data-course={cloth.cloth_colour} className={classes.guide}>
      <Passages fileId={guide.file_id}>
        <Stack gap="lg">
          <div className={section && classes.edge}>
            <ClothBand of={cloth} isFull />
          </div>
          {section === undefined ? (
            <Opening guide={guide} onListen={() => setListening('all')} />
          ) : (
            <Part
              key={section.number}
              guide={guide}
              section={section}
              listening={listening}
              onListen={setListening}
            />
          )}
        </Stack>
      </Passages>
    </div>
  );
}

/** Opens pages of the note next to the guide. */
function Passages({ fileId, children }: { fileId: string; children: ReactNode }) {
  const [source, setSource] = useState<QuestionSource | null>(null);

  return (
    <OpenPassage value={({ page, quote }) => setSource({ file_id: fileId, page, quote, section: null })}>
      {children}
      {source !== null && (
        <Lazy
          of={sourceDrawer}
          props={{ source, onClose: () => setSource(null) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the note" error={error} onRetry={retry} />}
        />
      )}
    </OpenPassage>
  );
}

function Opening({ guide, onListen }: { guide: Guide; onListen: () => void }) {
  const navigate = useNavigate();
  const showPart = useShowPart(guide);
  const { sections, title, origin_sentence } = guide;
  const words = sections.reduce((total, section) => total + section.words, 0);
  const [first] = sections;

  return (
    <Page
      title={title}
      subtitle={`${counted(sections.length, 'part')}, ${readingTime(words)} to read. ${origin_sentence ?? ''}`}
    >
      <Stack gap="lg">
        <Group gap="8px">
          {first !== undefined && <ButtonLink to={partLink(guide, first)}>Begin reading</ButtonLink>}
          {first !== undefined && (
            <ListenTool
              label="Listen to all parts"
              onListen={() => {
                onListen();
                void navigate(partLink(guide, first));
              }}
            />
          )}
          <ShareTool subjects={[{ kind: 'guide', subject_id: guide.id, title }]} />
          <GuideTools guide={guide} onDeleted={() => void navigate(links.explainNote(), { replace: true })} />
        </Group>
        <GuideContents guide={guide} onChanged={showPart} />
      </Stack>
    </Page>
  );
}

/** @returns a function that shows a changed part before the guide is read again */
function useShowPart({ id }: Guide): (saved: GuideSection) => void {
  const queries = useQueryClient();
  return (saved) =>
    queries.setQueryData(
      guideQuery(id).queryKey,
      (shown) =>
        shown && {
          ...shown,
          sections: shown.sections.map((one) => (one.number === saved.number ? saved : one)),
        },
    );
}

interface PartProps {
  guide: Guide;
  section: GuideSection;
  listening: Listening;
  onListen: (listening: Listening) => void;
}

function Part({ guide, section, listening, onListen }: PartProps) {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  const showPart = useShowPart(guide);
  const { sections } = guide;
  const next = sections.find(({ number }) => number === section.number + 1);

  return (
    <Stack gap="xs">
      <Link to={links.explainNote({ guide_id: guide.id })} className={classes.back}>
        {guide.title}
      </Link>
      <Page
        title={section.title.text}
        subtitle={`Part ${section.number} of ${sections.length}, ${readingTime(section.words)}`}
      >
        <div className={classes.columns}>
          <details className={classes.fold}>
            <summary>All parts</summary>
            <PartsNav guide={guide} current={section} />
          </details>
          <article>
            {listening === null && (
              <ListenTool label="Listen to this part" onListen={() => onListen('part')} />
            )}
            <div ref={text} className={classes.text}>
              <SectionText section={section} />
              <CheckYourself items={section.check} />
            </div>
            <Further guide={guide} section={section} />
            <Text c="dimmed" size="sm" my="md">
              {originText(section)}
            </Text>
            {next === undefined && (
              <Lazy
                of={readingEnd}
                props={{ id: guide.id, noteId: guide.file_id, courseId: guide.course?.id }}
                waiting={null}
                fault={() => null}
              />
            )}
            <Group gap="8px" className={classes.steps}>
              {next === undefined ? (
                <ButtonLink to={links.explainNote({ guide_id: guide.id })} size="lg">
                  All parts
                </ButtonLink>
              ) : (
                <ButtonLink to={partLink(guide, next)} size="lg">
                  Next: {next.title.text}
                </ButtonLink>
              )}
              <SectionTools guideId={guide.id} section={section} onChanged={showPart} />
            </Group>
          </article>
          {listening !== null && (
            <Lazy
              of={guidePlayer}
              props={{
                section,
                text,
                onRead: () => {
                  if (listening === 'all' && next !== undefined) void navigate(partLink(guide, next));
                  else onListen(null);
                },
                onStop: () => onListen(null),
              }}
              waiting={null}
              fault={(error, retry) => <CodeFault what="the voice" error={error} onRetry={retry} />}
            />
          )}
          <aside className={classes.aside}>
            <PartsNav guide={guide} current={section} />
          </aside>
        </div>
      </Page>
    </Stack>
  );
}

/** Links to cards and questions of the note, with the numbers for this part. */
function Further({
  guide: { file_id, course },
  section: { cards, questions },
}: {
  guide: Guide;
  section: GuideSection;
}) {
  return (
    <div className={classes.more}>
      {cards > 0 ? (
        <TextLink to={reviewAddress({ course_id: course?.id ?? 'mine', deck_id: file_id }, 'just_practise')}>
          {counted(cards, 'card')} from this part
        </TextLink>
      ) : (
        <TextLink to={links.makeFlashcards({ file_id })}>Make cards from this note</TextLink>
      )}
      {questions > 0 ? (
        <TextLink to={links.practiceGenerated({ file_id })}>
          {counted(questions, 'question')} from this part
        </TextLink>
      ) : (
        <TextLink to={links.makeQuestions({ file_id })}>Make questions from this note</TextLink>
      )}
    </div>
  );
}
