/**
 * Addresses that mean another page for a role (specification, section 2): the guard redirects instead of
 * rejecting. An id is passed on, as `?id=` if the other page is one for all of them.
 */
type Row = readonly [from: string, to: string];

/** Who learns with a tutor has one page for all group tutorials, and books elsewhere. */
const withTutors: readonly Row[] = [
  ['/tutorials/new', '/sessions/new'],
  ['/tutorials/:id', '/tutorials?id=:id'],
  ['/tutorials/:id/edit', '/tutorials?id=:id'],
  ['/sessions/:id/edit', '/sessions/:id'],
];

/** By role. The first matching row counts. */
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

/**
 * @param path an address without query
 * @returns the redirect of the role, or null
 */
export function getRedirect(role: keyof typeof redirects, path: string): string | null {
  const parts = getParts(path);
  for (const [from, to] of redirects[role]) {
    const requested = getParts(from);
    const fits = requested.every((part, index) => part === ':id' || part === parts[index]?.toLowerCase());
    if (fits && requested.length === parts.length) {
      const index = requested.indexOf(':id');
      return to.replace(':id', () => parts[index] ?? '');
    }
  }
  return null;
}

/** The router's own leniency: neither case nor a slash at the end matters to it. */
const getParts = (path: string) => path.replace(/\/+$/, '').split('/');
