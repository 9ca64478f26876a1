/**
 * Addresses that mean another page to a role (specification, section 2): the guard leads there in place of a refusal. An
 * id goes along, as `?id=` where the other page is one for all of them.
 */
type Row = readonly [from: string, to: string];

/** Who learns with a tutor has one page for all group tutorials, and books elsewhere. */
const withTutors: readonly Row[] = [
  ['/tutorials/new', '/sessions/new'],
  ['/tutorials/:id', '/tutorials?id=:id'],
  ['/tutorials/:id/edit', '/tutorials?id=:id'],
  ['/sessions/:id/edit', '/sessions/:id'],
];

/** By role. Of two rows that fit an address the first counts. */
export const redirects: Readonly<Record<'student' | 'tutor' | 'admin', readonly Row[]>> = {
  student: [...withTutors, ['/questions', '/mcq']],
  tutor: [
    ['/tutorials', '/tutor/tutorials'],
    ['/tutorials/new', '/tutor/tutorials'],
    ['/tutorials/:id', '/tutor/tutorials?id=:id'],
    ['/tutorials/:id/edit', '/tutor/tutorials?id=:id'],
    ['/tutors', '/tutor/dashboard'],
    ['/tutors/:id', '/tutor/dashboard?id=:id'],
    ['/sessions/new', '/tutorials/new'],
    ['/sessions/:id/edit', '/tutorials/:id/edit'],
  ],
  admin: [...withTutors, ['/users', '/admin/users']],
};

/** @param path an address without query @returns where the role is led from it, null where nowhere */
export function redirectOf(role: keyof typeof redirects, path: string): string | null {
  const parts = partsOf(path);
  for (const [from, to] of redirects[role]) {
    const asked = partsOf(from);
    const fits = asked.every((part, at) => part === ':id' || part === parts[at]?.toLowerCase());
    if (fits && asked.length === parts.length) {
      const at = asked.indexOf(':id');
      return to.replace(':id', () => parts[at] ?? '');
    }
  }
  return null;
}

/** The router's own leniency: neither case nor a slash at the end matters to it. */
const partsOf = (path: string) => path.replace(/\/+$/, '').split('/');
