/**
 * @param sources of a plan; the title of a source is null if the student no longer has it
 * @returns the name of the exam, such as `Human Physiology and 2 more`
 */
export function getPlanTitle(sources: readonly { title: string | null }[]): string {
  const titles = sources.flatMap(({ title }) => title ?? []);
  const [first = 'Your exam', ...others] = titles;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
