import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { plansQuery, useFinishReading } from '../../../features/exam-plans/api.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { TextLink } from '../../../ui/links/links.tsx';

export interface ReadingEndProps {
  /** The guide or the note. */
  id: string;
  noteId: string;
  courseId: string | undefined;
}

/** The end of a note or a guide: an exam plan that has it counts it as read once this is on the screen. */
export function ReadingEnd({ id, noteId, courseId }: ReadingEndProps) {
  const { data } = useQuery(plansQuery(useZone()));
  const plan = data?.items.find(
    ({ days, sources }) =>
      days.length > 0 &&
      sources.some(({ file_id, course_id }) =>
        file_id === undefined ? course_id !== undefined && course_id === courseId : file_id === noteId,
      ),
  );
  return plan === undefined ? null : <SeenEnd key={id} planId={plan.id} readingId={id} />;
}

function SeenEnd({ planId, readingId }: { planId: string; readingId: string }) {
  const { mutate, isSuccess } = useFinishReading(planId, useZone());
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      mutate({ id: readingId, isFinished: true });
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [mutate, readingId]);

  return (
    <div ref={end} style={{ minHeight: '3.2em' }}>
      {isSuccess && (
        <Text role="status">
          Read. Your exam plan counts it. <TextLink to={links.examPlan(planId)}>Back to your plan</TextLink>
        </Text>
      )}
    </div>
  );
}
