import type { Booking } from '@akada/contract/work/bookings.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownCoursesQuery } from '../../../features/questions/bank/api.ts';
import { QuestionPicker } from '../../../features/questions/bank/picker/question-picker.tsx';
import { GiveSet } from '../../../features/tutoring/session/give-set.tsx';
import { TextLink } from '../../../ui/links/links.tsx';

/** The tutor assigns a set from the published questions of the tutor's courses. */
export function SetForStudent({ booking }: { booking: Booking }) {
  const { data: courses } = useQuery(ownCoursesQuery);

  if (courses?.items.length === 0) {
    return (
      <Text mt="md">
        Questions belong to courses. <TextLink to={links.newCourse()}>Make a course first</TextLink>
      </Text>
    );
  }
  if (courses === undefined) return null;
  return (
    <GiveSet
      booking={booking}
      courses={courses.items}
      picker={(picking) => (
        <QuestionPicker key={picking.courseId} {...picking} path="question_ids" error={undefined} />
      )}
    />
  );
}
