import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PrintedReview } from '../../../features/exams/result/printed-review.tsx';
import { scoreText } from '../../../features/exams/result/result-words.ts';
import { Review } from '../../../features/exams/result/review.tsx';
import { SourceDrawer } from '../../../features/notes/source-drawer.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { LoadedResult } from './loaded-result.tsx';
import { PaperTalk, QuestionTalk } from './question-talk.tsx';

/** Every question of a finished exam, with its key and the given answer. */
export function Component() {
  const { examId = '' } = useParams();
  const [source, setSource] = useState<QuestionSource | null>(null);

  return (
    <LoadedResult
      examId={examId}
      title="Exam details"
      action={(result) => (
        <Group gap="8px">
          <PrintButton>
            <PrintedReview result={result} />
          </PrintButton>
          <ButtonLink to={links.result(examId)} variant="default">
            Result
          </ButtonLink>
        </Group>
      )}
    >
      {(result) => (
        <Stack maw={760}>
          <Text className="figures">
            {scoreText(result)}, {result.percent}%
          </Text>
          <Review
            result={result}
            onOpenSource={setSource}
            renderBelow={(question, number) => (
              <QuestionTalk
                paperId={result.source?.kind === 'course_exam' ? examId : null}
                question={question}
                number={number}
              />
            )}
          />
          {result.source?.kind === 'course_exam' && <PaperTalk paperId={examId} />}
          {source !== null && <SourceDrawer source={source} onClose={() => setSource(null)} />}
        </Stack>
      )}
    </LoadedResult>
  );
}
