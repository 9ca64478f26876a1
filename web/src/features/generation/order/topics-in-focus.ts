/** Tapped topics are added to the focus text, where they can be read and changed. */

const BETWEEN = '; ';

const getParts = (focus: string) =>
  focus
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function hasTopic(focus: string, topic: string): boolean {
  return getParts(focus).includes(topic);
}

/** @returns the focus with the topic at its end, or without it; other typed text stays */
export function withTopic(focus: string, topic: string, isWanted: boolean): string {
  const others = getParts(focus).filter((part) => part !== topic);
  return (isWanted ? [...others, topic] : others).join(BETWEEN);
}
