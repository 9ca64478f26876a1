/**
 * @param hidden the values that replace fields of these names, at any depth
 * @returns a copy of an answer's body
 */
export function hideFields(body: unknown, hidden: Readonly<Record<string, '' | null>>): unknown {
  if (Array.isArray(body)) return body.map((item) => hideFields(item, hidden));
  if (body === null || typeof body !== 'object') return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name in hidden ? hidden[name] : hideFields(value, hidden),
    ]),
  );
}
