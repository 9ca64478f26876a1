/**
 * Puts values into `{{name}}`. All in one pass, so that braces in a note are not filled again.
 *
 * @throws Error for a name without a value, which is a mistake in the template
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{([a-z_]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}, which has no value`);
    return value;
  });
}
