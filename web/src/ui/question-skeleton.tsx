import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Stack } from '@mantine/core';

export function QuestionSkeleton() {
  return (
    <Stack maw={760} gap={12} aria-busy aria-label="Loading the question">
      <Skeleton height={20} width={140} />
      <Skeleton height={28} />
      {['a', 'b', 'c', 'd'].map((option) => (
        <Skeleton key={option} height={52} />
      ))}
    </Stack>
  );
}
