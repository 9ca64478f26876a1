import { Text } from '@mantine/core';

const keys = [
  ['A B C D', 'answer'],
  ['N', 'next question; after the last one of a subject the next subject'],
  ['P', 'previous question'],
  ['S', 'hand in: it shows first what is still open, and a second S hands in'],
  ['R', 'back from there to the question'],
] as const;

/** Explains the eight keys of the hall. */
export function HallKeys() {
  return (
    <div>
      <Text fw={600}>The eight keys</Text>
      <ul>
        {keys.map(([key, what]) => (
          <li key={key}>
            <b>{key}</b> {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
