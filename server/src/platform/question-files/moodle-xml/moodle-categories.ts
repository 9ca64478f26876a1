/** Paths of categories as Moodle writes them: `$course$/top/Biology/Cells`, with `//` for a slash within a name. */

/** @param path of a category @returns its last name, null for a course itself */
export function topicOfCategory(path: string): string | null {
  const names = path.split(/(?<!\/)\/(?!\/)/).map((name) => name.replaceAll('//', '/').trim());
  const isOfCourse = /^\$\w+\$$/.test(names[0] ?? '');
  const ownIds = names.slice(isOfCourse ? 1 : 0).filter((name) => name !== '');
  if (ownIds[0] === 'top' && isOfCourse) ownIds.shift();
  return ownIds.at(-1) ?? null;
}

/** @param topic a name, null for none @returns the path of its category in whatever course takes it */
export function categoryOfTopic(topic: string | null): string {
  const name = topicName(topic);
  return name === null ? '$course$/top' : `$course$/top/${name.replaceAll('/', '//')}`;
}

/** @param topic a name, null for none @returns it as a category can be called: no slash at its ends, not empty */
export function topicName(topic: string | null): string | null {
  const name = topic?.replace(/\s+/g, ' ').replace(/^[\s/]+|[\s/]+$/g, '') ?? '';
  return name === '' ? null : name;
}
