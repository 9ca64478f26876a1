import { utmeScaleNote } from '@akada/core/exams/utme.ts';
import { Text } from '@mantine/core';

/** Explains what the hall is and is not. */
export function HallRules({ minutes }: { minutes: number }) {
  return (
    <>
      <Text maw="60ch">
        You answer four subjects in {minutes} minutes, with up to 180 questions. The clock starts immediately.
        It runs on when you close the page. You can go from subject to subject and change any answer until the
        end. A wrong answer takes nothing away.
      </Text>
      <Text maw="60ch">Each subject gives up to 100 marks, 400 in all. {utmeScaleNote}</Text>
      <Text maw="60ch">This is practice in the manner of UTME; it is not made or endorsed by JAMB.</Text>
    </>
  );
}
